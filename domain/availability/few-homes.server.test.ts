import { expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { silentLog } from '#tests/support/test-database.ts'
import { certaintyInShort } from './certainty-in-short.ts'
import { type CoverageSource, noCoverageData } from './coverage-source.server.ts'
import { findProviders } from './find-providers.server.ts'
import { createZipDirectory } from './places/zip-directory.server.ts'

const deps = {
  ...{ catalogue: readSeed(), coverage: noCoverageData, log: silentLog },
  zips: createZipDirectory(
    [
      '10001\tNew York\tNY\tNew York\t061\t40.75\t-74\t0.4',
      '10008\tNew York\tNY\tNew York\t061\t40.71\t-74.01\t0.1\t-',
      '12345\tSchenectady\tNY\tSchenectady\t093\t42.8\t-73.9',
    ].join('\n'),
    { countiesOfZip: () => [], isZipWithoutHomes: zip => zip === '12345' },
  ),
}

async function said(line: string, coverage: CoverageSource = noCoverageData): Promise<string> {
  const found = await findProviders({ ...deps, coverage }, line)
  if (!found.ok) throw new Error(found.code)
  return certaintyInShort(found.value.result)
}

test.each([
  ['12345', '12345'],
  ['10008', '10008'],
  ['1 River Rd, Schenectady, NY 12345', '12345'],
  ['1 Wall St, New York, NY 10008', '10008'],
])(
  'of %s, where no street was placed, in which mail goes to no homes or the census knew none, that is said',
  async (line, zip) => {
    expect(await said(line)).toContain(`· ZIP code ${zip} may be for PO boxes or one company only ·`)
  },
)

test('of a ZIP code with homes, and of a street that was placed, it is not', async () => {
  expect(await said('10001')).not.toContain('PO boxes')
  const placed: CoverageSource = {
    find: async () => ({
      ...{ providers: [], precision: 'area', dataDate: '2025-12-31', sample: false, cell: '882a1072b5fffff' },
      street: 'placed',
    }),
  }
  expect(await said('1 Wall St, New York, NY 10008', placed)).not.toContain('PO boxes')
})
