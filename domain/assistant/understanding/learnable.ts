const SMOOTH = 0.9
const SMOOTH_SQUARES = 0.999
const TINY = 1e-8

/** Numbers that are learned by Adam: each moves by its gradient, smoothed, over how large its gradients usually are. */
export class Learnable {
  readonly values: Float32Array
  /** What is noted between two moves. */
  readonly gradient: Float32Array
  readonly #first: Float32Array
  readonly #second: Float32Array
  #moves = 0

  /** Begins with numbers spread evenly from `-most` to `most`. */
  constructor(length: number, most: number, chance: () => number) {
    this.values = Float32Array.from({ length }, () => (2 * chance() - 1) * most)
    this.gradient = new Float32Array(length)
    this.#first = new Float32Array(length)
    this.#second = new Float32Array(length)
  }

  move(rate: number): void {
    this.#moves += 1
    const values = this.values
    const gradient = this.gradient
    const first = this.#first
    const second = this.#second
    const step = rate / (1 - SMOOTH ** this.#moves)
    const toSquares = 1 / (1 - SMOOTH_SQUARES ** this.#moves)
    for (let at = 0; at < values.length; at += 1) {
      const by = gradient[at] ?? 0
      const mean = SMOOTH * (first[at] ?? 0) + (1 - SMOOTH) * by
      const square = SMOOTH_SQUARES * (second[at] ?? 0) + (1 - SMOOTH_SQUARES) * by * by
      first[at] = mean
      second[at] = square
      values[at] = (values[at] ?? 0) - (step * mean) / (Math.sqrt(square * toSquares) + TINY)
    }
    gradient.fill(0)
  }
}
