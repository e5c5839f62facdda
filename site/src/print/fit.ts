/**
 * Draws what is too wide or too high for a page smaller, so that nothing is cut off: how large a board becomes follows from its rules,
 * and only the browser knows. Pages are as wide on the screen as on paper.
 */
export function fitOnPaper(root: ParentNode): void {
  const millimetre = 96 / 25.4;
  // The room below the heading and the line for a name.
  const [width, height] = [190 * millimetre, 250 * millimetre];
  for (const drawn of root.querySelectorAll<HTMLElement>('.pp-drawn')) {
    let zoom = 1;
    // What is drawn smaller may wrap elsewhere, and is then measured again.
    for (let round = 0; round < 4; round++) {
      const { left, top } = drawn.getBoundingClientRect();
      const boxes = [...drawn.querySelectorAll('*')].map((one) => one.getBoundingClientRect());
      const right = Math.max(...boxes.map((box) => box.right)) - left;
      const bottom = Math.max(...boxes.map((box) => box.bottom)) - top;
      const fits = Math.min(1, width / right, height / bottom);
      if (fits > 0.995) break;
      zoom *= fits * 0.99;
      drawn.style.setProperty('zoom', zoom.toFixed(3));
    }
  }
}
