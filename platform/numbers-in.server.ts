import { closeSync, openSync, readSync } from 'node:fs'

/**
 * The `count` numbers that files hold one after the other, as they lie in memory, without a copy of tens of megabytes that would
 * have to be collected. Throws where there are more or fewer.
 */
export function numbersIn(files: readonly string[], count: number): Float32Array {
  const numbers = new Float32Array(count)
  const bytes = new Uint8Array(numbers.buffer)
  let read = 0
  let left = 0
  for (const name of files) {
    const file = openSync(name, 'r')
    try {
      for (let more = 1; more > 0; read += more) more = readSync(file, bytes, { offset: read })
      left += readSync(file, new Uint8Array(1))
    } finally {
      closeSync(file)
    }
  }
  if (read !== bytes.length || left > 0)
    throw new Error(
      `${files.join(', ')} hold ${read + left} bytes of numbers or more instead of ${bytes.length}`,
    )
  return numbers
}
