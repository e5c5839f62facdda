/** Before so many margins were seen, this is how far apart they are taken to be. */
const ENOUGH = 8;
const USUAL_SPREAD = 10;
const SMALLEST_SPREAD = 1;

/**
 * Makes values from 0 to 1 of margins: one that is usual in this position is worth a half. So a search tells moves apart just as
 * well in a game of a hundred points as in one of ten.
 */
export class Yardstick {
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

  /** How much a difference of margins is worth. */
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
