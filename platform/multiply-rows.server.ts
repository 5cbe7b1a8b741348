/** Rows of numbers, one after the other. */
export type Rows = Float32Array

export type MatrixRoom = {
  /** A place for so many numbers that stay, zeros at first. Throws where the room is full. */
  keep: (size: number) => Rows
  /**
   * So many `rows` times a matrix, plus a bias: as many rows of the bias's width. Both are places that were kept; a row's
   * length is a multiple of eight, the bias's of four. Throws where the rows are more than there is room for.
   */
  multiply: (rows: Rows, count: number, matrix: Rows, bias: Rows) => Rows
}

/** What `multiply-rows.wat` is assembled to: the processor takes four numbers at once, which JavaScript can't tell it to. */
export const MULTIPLY_ROWS = Buffer.from(
  'AGFzbQEAAAABCgFgBn9/f39/fwACEAEEc2l0ZQZtZW1vcnkCAAEDAgEABwwBCG11bHRpcGx5AAAKkQMBjgMCDX8IeyAEQQJ0IQQDQEEAIQcgBSEJA0AgACAHIAJsIAZqQQJ0aiEIIAj9CQIAIRMgCP0JAgQhFCAI/QkCCCEVIAj9CQIMIRYgCP0JAhAhFyAI/QkCFCEYIAj9CQIYIRkgCP0JAhwhGiADIAYgBGxqIQsgCyAEaiEMIAwgBGohDSANIARqIQ4gDiAEaiEPIA8gBGohECAQIARqIREgESAEaiESIAkgBGohCgNAIAkgCf0ABAAgEyAL/QAEAP3mASAUIAz9AAQA/eYB/eQBIBUgDf0ABAD95gEgFiAO/QAEAP3mAf3kAf3kASAXIA/9AAQA/eYBIBggEP0ABAD95gH95AEgGSAR/QAEAP3mASAaIBL9AAQA/eYB/eQB/eQB/eQB/eQB/QsEACALQRBqIQsgDEEQaiEMIA1BEGohDSAOQRBqIQ4gD0EQaiEPIBBBEGohECARQRBqIREgEkEQaiESIAlBEGohCSAJIApJDQALIAdBAWohByAHIAFJDQALIAZBCGohBiAGIAJJDQALCw==',
  'base64',
)

const NUMBER_BYTES = Float32Array.BYTES_PER_ELEMENT
const PAGE_BYTES = 65_536

type Multiply = (
  rows: number,
  count: number,
  depth: number,
  matrix: number,
  width: number,
  out: number,
) => void

/** Room for matrices of `kept` numbers in all, and for multiplying rows of at most `most` numbers, in and out. */
export function openMatrixRoom(kept: number, most: number): MatrixRoom {
  const memory = new WebAssembly.Memory({
    initial: Math.ceil(((kept + 2 * most) * NUMBER_BYTES) / PAGE_BYTES),
  })
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(MULTIPLY_ROWS), { site: { memory } })
  const multiply = exports.multiply as Multiply
  const numbers = (from: number, size: number) => new Float32Array(memory.buffer, from * NUMBER_BYTES, size)
  let taken = 0
  return {
    keep(size) {
      if (taken + size > kept) throw new Error(`${size} numbers more than the ${kept} that there is room for`)
      taken += size
      return numbers(taken - size, size)
    },
    multiply(rows, count, matrix, bias) {
      const width = bias.length
      if (Math.max(rows.length, count * width) > most) throw new Error(`More than ${most} numbers at once`)
      const from = numbers(kept, rows.length)
      const to = numbers(kept + most, count * width)
      from.set(rows)
      for (let start = 0; start < to.length; start += width) to.set(bias, start)
      multiply(from.byteOffset, count, rows.length / count, matrix.byteOffset, width, to.byteOffset)
      return to.slice()
    },
  }
}
