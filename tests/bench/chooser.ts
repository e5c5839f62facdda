/**
 * Which of the legal moves is played: the same cheap generator for every contestant (PCG, 32 bits), kept apart from the
 * chance of the game. One draw per decision, forced or not. Its state is a typed array: a number in a field may be
 * allocated anew at every change.
 */
export class Chooser {
  private readonly state = new Int32Array(1);

  constructor(seed: number) {
    this.state[0] = seed;
    this.pick(1);
    this.pick(1);
  }

  pick(count: number): number {
    const x = this.state[0]!;
    this.state[0] = (Math.imul(x, 747796405) + 2891336453) | 0;
    const w = Math.imul((x >>> ((x >>> 28) + 4)) ^ x, 277803737);
    return ((((w >>> 22) ^ w) >>> 16) * count) >>> 16;
  }
}
