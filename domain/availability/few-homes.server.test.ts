import { expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { silentLog } from '#tests/support/test-database.ts'
import { certaintyInShort } from './certainty-in-short.ts'
import { noCoverageData } from './coverage-source.server.ts'
import { findProviders } from './find-providers.server.ts'
import { createZipDirectory } from './places/zip-directory.server.ts'

test('of a ZIP code in which mail goes to no homes that is said, and not of an address', async () => {
  const deps = {
    ...{ catalogue: readSeed(), coverage: noCoverageData, log: silentLog },
    zips: createZipDirectory('12345\tSchenectady\tNY\tSchenectady\t093\t42.8\t-73.9', {
      countiesOfZip: () => ['36093'],
      isZipWithoutHomes: zip => zip === '12345',
    }),
  }
  const [alone, address] = await Promise.all([
    findProviders(deps, '12345'),
    findProviders(deps, '1 River Rd, Schenectady, NY 12345'),
  ])
  if (!alone.ok || !address.ok) throw new Error('not found')
  expect(certaintyInShort(alone.value.result)).toContain(
    'Mail is delivered to few homes or none in ZIP code 12345 ·',
  )
  expect(certaintyInShort(address.value.result)).not.toContain('Mail')
})
