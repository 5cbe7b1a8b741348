// `node --import` this: the process's clock is ahead by what the file MOVED_CLOCK_FILE says, in milliseconds. It is read again
// five times a second; timers stay as they are.
import { readFileSync } from 'node:fs'

const file = process.env.MOVED_CLOCK_FILE ?? ''
const RealDate = Date
let ahead = 0
const read = () => {
  ahead = Number(readFileSync(file, 'utf8')) || 0
}
read()
setInterval(read, 200).unref()

globalThis.Date = class extends RealDate {
  /** @param {ConstructorParameters<typeof RealDate>} given */
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + ahead)
    else super(...given)
  }

  static now() {
    return RealDate.now() + ahead
  }
}
