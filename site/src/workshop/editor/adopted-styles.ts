/**
 * Makes an editor whose styles are adopted by the document, and not written into it: the policy of the site refuses every style element
 * that was not there when the page was built. CodeMirror adopts them wherever there is no head to write into, once for all editors.
 */
export function withAdoptedStyles<Made>(make: () => Made): Made {
  Object.defineProperty(document, 'head', { value: null, configurable: true });
  try {
    return make();
  } finally {
    // What is left is the head of the document itself.
    delete (document as { head?: unknown }).head;
  }
}
