/** What was typed is not a number or an amount, or misses its other half; the name of its input and the message beside it. */
export class Unreadable extends Error {
  readonly input: string
  constructor(input: string, message: string) {
    super(message)
    this.input = input
  }
}
