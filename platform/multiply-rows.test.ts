import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import wabt from 'wabt'
import { MULTIPLY_ROWS, openMatrixRoom } from './multiply-rows.server.ts'

const numbers = (size: number, of: (index: number) => number) =>
  Float32Array.from({ length: size }, (_, at) => of(at))

test('rows are multiplied by a matrix, and the bias is added to each', () => {
  const [count, depth, width] = [3, 16, 12]
  const room = openMatrixRoom(depth * width, count * depth)
  const matrix = room.keep(numbers(depth * width, at => Math.sin(at)))
  const bias = numbers(width, at => at / 2)
  const rows = numbers(count * depth, at => Math.cos(at))
  const product = room.multiply(rows, count, matrix, bias)
  expect(product).toHaveLength(count * width)
  for (const [at, value] of product.entries()) {
    const [row, column] = [Math.floor(at / width), at % width]
    const terms = Array.from(
      { length: depth },
      (_, k) => Math.cos(row * depth + k) * Math.sin(k * width + column),
    )
    expect(value).toBeCloseTo(
      terms.reduce((sum, term) => sum + term, column / 2),
      3,
    )
  }
  expect(room.multiply(rows, count, matrix, bias)).toEqual(product)
})

test('more than there is room for is refused', () => {
  const room = openMatrixRoom(8 * 4, 16)
  const matrix = room.keep(numbers(8 * 4, () => 1))
  const bias = numbers(4, () => 1)
  expect(() => room.keep(numbers(1, () => 1))).toThrow('room')
  expect(() =>
    room.multiply(
      numbers(24, () => 1),
      3,
      matrix,
      bias,
    ),
  ).toThrow('16')
})

test('a matrix of another shape is refused', () => {
  const [room, ones] = [openMatrixRoom(8 * 4, 16), () => 1]
  const matrix = room.keep(numbers(8 * 4, ones))
  expect(() => room.multiply(numbers(8, ones), 1, matrix, numbers(8, ones))).toThrow('no 8 rows of 8')
})

test('the bytes are what the text is assembled to', async () => {
  const { parseWat } = await wabt()
  const name = new URL('multiply-rows.wat', import.meta.url)
  const assembled = parseWat(name.pathname, readFileSync(name, 'utf8'), { simd: true }).toBinary({})
  expect(Buffer.from(assembled.buffer)).toEqual(MULTIPLY_ROWS)
})
