import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { fullName } from '#domain/catalog/full-name.ts'
import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import type { Provider } from '#domain/catalog/provider.schema.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { plainDollars } from '#domain/shared/money.ts'
import { speedsIn } from './speeds-in.ts'

/** By so much the typical speed of a line may be above the one that it is called by. */
const ABOVE = 1.15
/** Sold as 500 Mbps, a line may typically have 572. */
const isSoldAs = ({ downloadMbps }: InternetPlan, speed: number): boolean =>
  downloadMbps > speed && downloadMbps <= speed * ABOVE

/** Speeds without a unit, `metronet 500`: numbers that a plan of a named provider is called by. */
export function barePlanSpeeds(catalogue: Catalogue, providers: readonly Provider[], text: string): number[] {
  const said = new Set(
    [
      ...text.matchAll(
        /(?<![$\d.,])\d{3,4}(?!\d|[.,]\d|\s?(?:mbps|mb|meg|gig|gb|tb|month|bucks|dollar|channels|sq|feet|miles))/g,
      ),
    ].map(([digits]) => Number(digits)),
  )
  return providers.flatMap(({ id }) => {
    const own = catalogue.plansOf(id)
    const called = own.filter(plan =>
      [plan.downloadMbps, Number(plan.name.match(/\d{3,4}/)?.[0])].some(number => said.has(number)),
    )
    const sold = own.filter(plan => [...said].some(speed => isSoldAs(plan, speed)))
    return (called.length > 0 ? called : sold).map(({ downloadMbps }) => downloadMbps)
  })
}

/** For each named provider its plan at the named speed; with one speed for two providers, the same for both. */
export function plansNamed(
  catalogue: Catalogue,
  found: readonly { provider: Provider; words: string }[],
  speeds: readonly number[],
  text: string,
): InternetPlan[] {
  const providers = found.map(({ provider }) => provider)
  return providers.flatMap((provider, index) => {
    const own = catalogue.plansOf(provider.id)
    const called = own.filter(
      plan =>
        (plan.name.length > 6 && text.includes(plan.name.toLowerCase())) ||
        isCalled(plan, provider, own, text),
    )
    if (called.length > 0) return withoutPartsOf(called, provider)
    // `Metronet's 49.95`.
    const priced = own.filter(({ schedule }) => text.includes(plainDollars(priceToday(schedule))))
    if (priced.length === 1) return priced
    // Several speeds of one provider, or one for each.
    const ofThis = providers.length === 1 ? [] : speedsBehind(catalogue, found, index, text)
    const meant = providers.length === 1 ? speeds : [ofThis[0] ?? speeds[index] ?? speeds[0]]
    return meant.flatMap(speed => (speed === undefined ? [] : (nearestPlan(own, speed, text) ?? [])))
  })
}

/** `Spectrum Internet Premier` holds the name of `Spectrum Internet`, which is not meant then. */
const withoutPartsOf = (called: readonly InternetPlan[], provider: Provider): InternetPlan[] => {
  const whole = ({ name }: InternetPlan) => fullName(provider.name, name)
  const words = (plan: InternetPlan) => whole(plan).toLowerCase().split(' ')
  return called.filter(
    plan =>
      !called.some(
        one =>
          one !== plan &&
          words(one).length > words(plan).length &&
          words(plan).every(word => words(one).includes(word)),
      ),
  )
}

/** Words of plans' names that say nothing by themselves, or something else. */
const ofAnyPlan =
  /^(?:internet|home|fiber|cable|fast|faster|super|even|go|gig|mbps|plan|select|core|[a-z]{0,3}|.*\d.*)$/

/** Whether a text says the word that only this plan of its provider is called by: `Amplified`, `the premier one`. */
function isCalled(
  plan: InternetPlan,
  provider: Provider,
  own: readonly InternetPlan[],
  text: string,
): boolean {
  const wordsOf = ({ name }: { name: string }) => name.toLowerCase().split(/[^a-z\d]+/)
  const others = new Set([...own.filter(one => one !== plan), provider].flatMap(wordsOf))
  return wordsOf(plan).some(
    word =>
      !ofAnyPlan.test(word) &&
      !others.has(word) &&
      !provider.spellings.some(spelling => spelling.includes(word)) &&
      new RegExp(`\\b${word}\\b`).test(text),
  )
}

/** The speeds that stand behind the name of one of several providers, before the next: `att 500 with google fiber 1 gig`. */
function speedsBehind(
  catalogue: Catalogue,
  found: readonly { provider: Provider; words: string }[],
  index: number,
  text: string,
): number[] {
  const one = found[index]
  if (!one) return []
  const from = text.indexOf(one.words) + one.words.length
  const next = found[index + 1]
  const part = text.slice(from, next ? Math.max(from, text.indexOf(next.words, from)) : text.length)
  return speedsIn(part).concat(barePlanSpeeds(catalogue, [one.provider], part))
}

/** The plan at a speed, or the one that is sold by that name though its typical speed differs: `AT&T 1 gig`. */
function nearestPlan(plans: readonly InternetPlan[], speed: number, text: string): InternetPlan | undefined {
  const exact = plans.filter(plan => plan.downloadMbps === speed)
  return (
    exact.find(plan => text.includes(plan.type)) ??
    exact[0] ??
    plans.find(plan => plan.name.includes(String(speed))) ??
    plans.find(plan => Math.abs(plan.downloadMbps - speed) <= speed * 0.06) ??
    plans.find(plan => isSoldAs(plan, speed))
  )
}

/** By how many of its names a text calls a provider; `Google` in `Google Fiber` is no name of its own. */
export function spellingsIn({ spellings }: Provider, text: string): number {
  let left = text
  const longestFirst = spellings.toSorted((a, b) => b.length - a.length)
  return longestFirst.filter(one => {
    const without = left.replace(new RegExp(`\\b${one}\\b`, 'g'), ' ')
    const isSaid = without !== left
    left = without
    return isSaid
  }).length
}
