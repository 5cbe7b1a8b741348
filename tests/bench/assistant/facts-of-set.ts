import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { packagePriceCents } from '#domain/catalog/security-package.ts'
import { uploadInWords } from '#domain/catalog/speed-words.ts'
import { formatDate } from '#domain/shared/calendar.ts'
import { formatCents, formatMonthly } from '#domain/shared/money.ts'
import { brand } from '#platform/brand.ts'
import { centsOf, priceOf, totalOf } from '#tests/support/catalogue-prices.ts'

const catalogue = readSeed()
const { guides } = catalogue
const schedule = (id: string) => {
  const offering = catalogue.offering(id)
  if (!offering) throw new Error(`The catalog has no ${id}`)
  return offering.schedule
}
const plan = (id: string) => {
  const found = catalogue.internetPlan(id)
  if (!found) throw new Error(`The catalog has no plan ${id}`)
  return found
}
const once = (id: string) => schedule(id).oneTimeFees.reduce((sum, fee) => sum + fee.cents, 0)
const mbps = (speed: number | null) => `${(speed ?? Number.NaN).toLocaleString('en-US')} Mbps`
const kit = () =>
  catalogue.packagesOf('vivint')[0]?.choices?.kit ?? { minCents: Number.NaN, maxCents: Number.NaN }
const brandCents = (id: string) =>
  formatCents(guides.securityArticle.brands.find(one => one.id === id)?.equipmentCents ?? Number.NaN)

/** What a reference such as `{price:metronet-150}` stands for today. */
const references: Record<string, (id: string) => string> = {
  price: id => {
    const pack = catalogue.packagesOf('adt').find(one => one.id === id)
    return pack ? formatMonthly(packagePriceCents(pack) ?? Number.NaN) : priceOf(id)
  },
  later: id => formatMonthly(schedule(id).steps[1]?.monthlyCents ?? Number.NaN),
  fee: id => formatCents(once(id)),
  first: id => formatCents(centsOf(id) + once(id)),
  total12: id => totalOf(12, id),
  total24: id => totalOf(24, id),
  total36: id => totalOf(36, id),
  up: id => uploadInWords(plan(id)) ?? 'NaN',
  mbps: id => mbps(plan(id).downloadMbps),
  lock: id => formatMonthly(plan(id).priceLock?.schedule.steps[0]?.monthlyCents ?? Number.NaN),
  lockextra: () => formatCents(guides.priceLock.extraMonthlyCents),
  lifeline: () => formatCents(guides.discounts.lifeline.monthlyCents),
  cable: end => formatCents(guides.cordCutting.monthlyCosts.cable[end === 'from' ? 'fromCents' : 'toCents']),
  streaming: end =>
    formatCents(guides.cordCutting.monthlyCosts.streaming[end === 'from' ? 'fromCents' : 'toCents']),
  vivint: end => formatMonthly(end === 'min' ? kit().minCents : kit().maxCents),
  wyze: () => brandCents('wyze'),
  ring: () => brandCents('ring'),
  simplisafe: () => brandCents('simplisafe'),
  phone: () => brand.defaultSalesPhone,
  brand: () => brand.name,
  asof: () => formatDate(catalogue.asOf),
}

/** A fact of the set with its references written out. Throws where one stands for nothing. */
export function factInWords(fact: string): string {
  return fact.replace(/\{(\w+)(?::([\w-]+))?\}/g, (_, kind: string, id: string = '') => {
    const reference = references[kind]
    if (!reference) throw new Error(`The set knows no {${kind}}`)
    return reference(id)
  })
}
