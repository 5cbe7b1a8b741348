import { expect, test } from 'vitest'
import { countHeld } from './count-held.ts'

test('many networks of one site hold no more than the site may, and what one gives back another can take', () => {
  const held = countHeld()
  const take = (network: number, site = 'site') =>
    held.take([
      { name: `network ${network}`, most: 2 },
      { name: site, most: 5 },
    ])
  const back = Array.from({ length: 10 }, (_, index) => take(Math.floor(index / 3)))
  // The third of each network is refused, and what was refused counts for nobody.
  expect(back.map(one => one !== null)).toEqual([
    true,
    true,
    false,
    true,
    true,
    false,
    true,
    false,
    false,
    false,
  ])
  expect(take(9, 'another site')).not.toBeNull()
  back[0]?.()
  expect(take(8)).not.toBeNull()
  expect(take(8)).toBeNull()
})
