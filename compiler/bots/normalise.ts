/** With fewer samples than this, the spread is assumed. */
const ENOUGH = 8;
const USUAL_SPREAD = 10;
const SMALLEST_SPREAD = 1;

/**
 * Maps margins to values from 0 to 1, with the mean margin of the position at one half. So a search tells moves apart equally
 * well in games of a hundred points and in games of ten.
 */
export class MarginNormaliser {
  #count = 0;
  #sum = 0;
  #squares = 0;

  add(margin: number): void {
    this.#count++;
    this.#sum += margin;
    this.#squares += margin * margin;
  }

  value(margin: number): number {
    return 0.5 + 0.5 * Math.tanh((margin - this.#mean()) / (1.5 * this.#spread()));
  }

  /** The difference in value of two margins near the mean. */
  difference(margins: number): number {
    return 0.5 * Math.tanh(margins / (1.5 * this.#spread()));
  }

  #mean(): number {
    return this.#count === 0 ? 0 : this.#sum / this.#count;
  }

  #spread(): number {
    if (this.#count < ENOUGH) return USUAL_SPREAD;
    const mean = this.#mean();
    return Math.max(SMALLEST_SPREAD, Math.sqrt(Math.max(0, this.#squares / this.#count - mean * mean)));
  }
}
