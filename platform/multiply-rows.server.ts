/** Rows of numbers, one after the other. */
export type Rows = Float32Array

/** A matrix that is kept: `step` times whole numbers of 16 bits, which is a half of the room and near enough. */
export type Matrix = { readonly from: number; readonly size: number; readonly step: number }

export type MatrixRoom = {
  /** Keeps a matrix, one row after the other. Throws where the room is full. */
  keep: (numbers: Rows) => Matrix
  /**
   * So many `rows` times a matrix, plus a bias: as many rows of the bias's width. A row's length is a multiple of eight, the
   * bias's of four. Throws where the rows are more than there is room for, or the matrix is none for them.
   */
  multiply: (rows: Rows, count: number, matrix: Matrix, bias: Rows) => Rows
}

/** What `multiply-rows.wat` is assembled to: the processor takes four numbers at once, which JavaScript can't tell it to. */
export const MULTIPLY_ROWS = Buffer.from(
  'AGFzbQEAAAABCgFgBn9/f39/fwACEAEEc2l0ZQZtZW1vcnkCAAEDAgEABwwBCG11bHRpcGx5AAAKrAMBqQMCDX8IeyAEQQF0IQQDQEEAIQcgBSEJA0AgACAHIAJsIAZqQQJ0aiEIIAj9CQIAIRMgCP0JAgQhFCAI/QkCCCEVIAj9CQIMIRYgCP0JAhAhFyAI/QkCFCEYIAj9CQIYIRkgCP0JAhwhGiADIAYgBGxqIQsgCyAEaiEMIAwgBGohDSANIARqIQ4gDiAEaiEPIA8gBGohECAQIARqIREgESAEaiESIAkgBEEBdGohCgNAIAkgCf0ABAAgEyAL/QMDAP36Af3mASAUIAz9AwMA/foB/eYB/eQBIBUgDf0DAwD9+gH95gEgFiAO/QMDAP36Af3mAf3kAf3kASAXIA/9AwMA/foB/eYBIBggEP0DAwD9+gH95gH95AEgGSAR/QMDAP36Af3mASAaIBL9AwMA/foB/eYB/eQB/eQB/eQB/eQB/QsEACALQQhqIQsgDEEIaiEMIA1BCGohDSAOQQhqIQ4gD0EIaiEPIBBBCGohECARQQhqIREgEkEIaiESIAlBEGohCSAJIApJDQALIAdBAWohByAHIAFJDQALIAZBCGohBiAGIAJJDQALCw==',
  'base64',
)

const NUMBER_BYTES = Float32Array.BYTES_PER_ELEMENT
const KEPT_BYTES = Int16Array.BYTES_PER_ELEMENT
const MOST_KEPT = 32_767
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
  const rowsFrom = Math.ceil((kept * KEPT_BYTES) / NUMBER_BYTES) * NUMBER_BYTES
  const outFrom = rowsFrom + most * NUMBER_BYTES
  const memory = new WebAssembly.Memory({
    initial: Math.ceil((outFrom + most * NUMBER_BYTES) / PAGE_BYTES),
  })
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(MULTIPLY_ROWS), { site: { memory } })
  const multiply = exports.multiply as Multiply
  let taken = 0
  return {
    keep(numbers) {
      const size = numbers.length
      if (taken + size > kept) throw new Error(`${size} numbers more than the ${kept} that there is room for`)
      const step = numbers.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / MOST_KEPT
      const from = taken * KEPT_BYTES
      const whole = new Int16Array(memory.buffer, from, size)
      for (let at = 0; at < size; at += 1) whole[at] = Math.round((numbers[at] ?? 0) / step)
      taken += size
      return { from, size, step }
    },
    multiply(rows, count, matrix, bias) {
      const depth = rows.length / count
      const width = bias.length
      if (Math.max(rows.length, count * width) > most) throw new Error(`More than ${most} numbers at once`)
      if (depth * width !== matrix.size)
        throw new Error(`${matrix.size} numbers are no ${depth} rows of ${width}`)
      const out = new Float32Array(memory.buffer, outFrom, count * width)
      const input = new Float32Array(memory.buffer, rowsFrom, rows.length)
      for (let at = 0; at < rows.length; at += 1) input[at] = (rows[at] ?? 0) * matrix.step
      for (let start = 0; start < out.length; start += width) out.set(bias, start)
      multiply(rowsFrom, count, depth, matrix.from, width, outFrom)
      return out.slice()
    },
  }
}
