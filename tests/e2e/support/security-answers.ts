import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { dollarsFromCents } from '#domain/shared/money.ts'

const { findOffering } = readSeed()

/** Where the pages ask who serves a ZIP. */
export const lookup = '**/api/fcc-broadband'
export const answer = (body: object) => ({
  status: 200,
  contentType: 'application/json',
  body: JSON.stringify(body),
})
/** An answer without providers. */
export const base = {
  providers: [],
  precision: 'zip',
  dataDate: '2026-06-30',
  pricesAsOf: '2026-11-01',
  place: { zipCode: '78701', city: 'Austin', state: 'TX' },
}
const found = (id: string, name: string, serviceName: string) => {
  const offering = findOffering(id, serviceName)
  if (!offering) throw new Error(`No such offering: ${id} ${serviceName}`)
  const { planId, schedule } = offering
  const price = dollarsFromCents(priceToday(schedule))
  return { id, name, planId, serviceName, schedule, price, speed: 'Up to 1,000 Mbps' }
}
/** Three providers with their plans, and one whose price nobody knows. */
export const providers = [
  found('kinetic', 'Kinetic', 'Fiber 100'),
  found('metronet', 'Metronet', '150 Mbps'),
  found('wow', 'WOW!', 'Cable 300 Mbps'),
  { id: 'small-net', name: 'Small Net', speed: '50 Mbps' },
]
