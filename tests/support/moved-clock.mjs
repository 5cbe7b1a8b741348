// `node --import` this: moves the process's clock ahead by the number of milliseconds in the file MOVED_CLOCK_FILE.
// It is read again five times a second; timers stay as they are.
import { readFileSync } from 'node:fs'

const file = process.env.MOVED_CLOCK_FILE ?? ''
const RealDate = Date
let ahead = 0
const read = () => {
  ahead = Number(readFileSync(file, 'utf8')) || 0
}
read()
setInterval(read, 200).unref()

class MovedDate extends RealDate {
  /** @param {[] | ConstructorParameters<typeof RealDate>} given */
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + ahead)
    else super(...given)
  }

  /** @override */
  static now() {
    return RealDate.now() + ahead
  }
}
globalThis.Date = /** @type {DateConstructor} */ (/** @type {unknown} */ (MovedDate))
