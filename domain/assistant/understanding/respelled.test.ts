import { expect, test } from 'vitest'
import { inOrder, respelled } from './respelled.ts'

test.each([
  ['does it got a contarct', 'does it got a contract'],
  ['whats the equpment', 'whats the equipment'],
  ['cable or fiberr', 'cable or fiber'],
])('%j is read as it was meant', (typed, meant) => expect(respelled(typed)).toBe(meant))

test.each(['is ziply fiber here', 'my email is contarct@example.com', 'compare Greenlight and Spectrum'])(
  'nothing changes in %j',
  said => expect(respelled(said)).toBe(said),
)

test('a subject that comes first is put into its question', () => {
  expect(inOrder('those prices, do they go up')).toBe('do those prices go up')
  expect(inOrder('do they go up')).toBe('do they go up')
})
