import { expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { labelPlanInWords } from './label-plan-words.ts'

const catalogue = readSeed()
const words = (name: string, mbps?: number) =>
  labelPlanInWords(
    catalogue,
    { providerId: 'spectrum', name },
    mbps === undefined ? undefined : { fromMbps: mbps, toMbps: mbps },
  )

test('two label plans that we would call alike are told apart by their own names, speeds and our list', () => {
  expect(words('Internet', 572)).toBe('“Internet” on the label, 572 Mbps; not listed here')
  expect(words('Internet Advantage', 113)).toBe(
    '“Internet Advantage” on the label, 113 Mbps; listed here as Spectrum Internet',
  )
  expect(words('Gone')).toBe('“Gone” on the label; not listed here')
})
