import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { fullName } from '#domain/catalog/full-name.ts'
import type { SecurityPackage } from '#domain/catalog/packages.schema.ts'
import { packagePriceCents } from '#domain/catalog/security-package.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import { sellersMeant } from './alarm-sellers.ts'
import type { Asking } from './asking.ts'
import { listInWords } from './plan-words.ts'

/** Any of these is a camera. */
export const cameras: readonly SecurityPackage['devices'][number][] = [
  'doorbell-camera',
  'indoor-camera',
  'outdoor-camera',
]

/** What a home wants of an alarm: the words that ask for it, how it is said, and the devices any of which gives it. */
const parts: readonly (readonly [
  asked: RegExp,
  words: string,
  devices: readonly SecurityPackage['devices'][number][],
])[] = [
  [
    /\bdoorbells?\b|\bfront (?:door|porch)\b.*\bcameras?\b|\bcameras?\b.*\bfront (?:door|porch)\b/,
    'a doorbell camera',
    ['doorbell-camera'],
  ],
  [/\bwindows?\b/, 'door and window sensors', ['window-sensors']],
  [/\bindoor cameras?\b|\bcameras? (?:inside|indoors)\b/, 'an indoor camera', ['indoor-camera']],
  [/^(?!.*\b(?:door|porch|doorbells?|inside|indoors?)\b).*\bcameras?\b/, 'a camera', cameras],
]

const startsAt = (pack: SecurityPackage): number | null =>
  pack.choices?.kit.minCents ?? packagePriceCents(pack)

/** Which packages hold what is wished for windows and doors, and which of them fit into what may be spent; nothing where neither is told. */
export function wishedOfAlarm({ asked, catalogue }: Pick<Asking, 'asked' | 'catalogue'>): string {
  const packages = sellersMeant({ asked, catalogue })
    .flatMap(({ id }) => catalogue.packagesOf(id))
    .flatMap(pack => {
      const cents = startsAt(pack)
      return cents === null ? [] : [{ pack, cents }]
    })
    .toSorted((a, b) => a.cents - b.cents)
  const wishes = parts.filter(([words]) => words.test(asked.text))
  const holding = packages.filter(({ pack }) =>
    wishes.every(([, , devices]) => devices.some(one => pack.devices.includes(one))),
  )
  const budget = asked.budgetCents
  if (budget === null && wishes.length === 0) return ''
  const inWords = (told: typeof packages) =>
    listInWords(
      told.map(
        ({ pack, cents }) =>
          `${nameOf(catalogue, pack)} ${pack.choices ? 'from ' : ''}${formatMonthly(cents)}`,
      ),
    )
  const what = wishes.length > 0 ? ` with ${listInWords(wishes.map(([, words]) => words))}` : ''
  const fitting = budget === null ? holding : holding.filter(({ cents }) => cents <= budget)
  const limit = budget === null ? '' : ` for ${formatMonthly(budget)} or less`
  if (fitting.length > 0)
    return `Packages${what}${limit}: ${inWords(fitting)}. ${fitting.some(({ pack }) => pack.choices) ? 'A “from” price is for the smallest kit: which devices are in it is confirmed on the phone. ' : ''}`
  return holding.length > 0
    ? `I find no package${what}${limit}: the cheapest is ${inWords(holding.slice(0, 1))}. `
    : `I find no package${what}. `
}

const nameOf = (catalogue: Catalogue, { providerId, name }: SecurityPackage): string =>
  fullName(catalogue.providerName(providerId), name)
