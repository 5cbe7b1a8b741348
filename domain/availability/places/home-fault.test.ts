import { expect, test } from 'vitest'
import { ZIP_UNKNOWN } from '#domain/shared/zip-words.ts'
import { homeFault } from './home-fault.ts'
import { createZipDirectory } from './zip-directory.server.ts'

const zips = createZipDirectory(
  ['09180\tApo\tAE\t\t\t49.4\t7.6\t9', '78701\tAustin\tTX\tTravis\t453\t30.3\t-97.7\t2'].join('\n'),
)

test('an address where nobody can install anything is named with its reason, any other is not', () => {
  expect(homeFault('CMR 402, APO AE 09180', zips)).toMatch(/^Home services can’t be installed/)
  expect(homeFault('1 Main St, Nowhere, TX 00000', zips)).toBe(ZIP_UNKNOWN)
  expect(homeFault('1 Main St, Boston, MA 78701', zips)).toContain('is in Austin, TX, not in MA')
  expect(homeFault('PO Box 12, Austin, TX 78701', zips)).toContain('PO box')
  const homes = ['12 Main St, Austin, TX 78701', 'the yellow house', '78701']
  expect(homes.filter(home => homeFault(home, zips) !== null)).toEqual([])
})
