import { discountInWords } from '#domain/catalog/discount-words.ts'
import { formatCents, wholeDollars } from '#domain/shared/money.ts'
import type { Asking } from './asking.ts'
import { listInWords, planName } from './plan-words.ts'

const groups =
  /\b(nurses?|teachers?|students?|first responders?|fire ?fighters?|police|doctors?|health ?care workers?|government employees?|aarp|union|old folks|old people|older (?:people|folks|adults)|grandparents|retirees)\b/

const otherKinds = /\b(tv|television|cable tv|directv|alarms?|(?<!social )security|adt|vivint)\b/

/** Says first that Lifeline and plans for small incomes are for internet, where TV or an alarm is asked about. */
export const noneForKind = (text: string): string => {
  const [, kind = ''] = /\b(?:internet|wi-?fi|phone)\b/.test(text) ? [] : (otherKinds.exec(text) ?? [])
  if (kind === '') return ''
  const words = /alarm|security|adt|vivint/.test(kind) ? 'home security' : 'TV'
  return `I know of no such discount for ${words}: ask before you order. What there is is for internet or phone. `
}

/** Who a discount is asked of: those that are named, else TV or an alarm that `that` means. */
export function ofWhom({ asked, catalogue, dialogue }: Pick<Asking, 'asked' | 'catalogue' | 'dialogue'>) {
  if (asked.providers.length > 0 || !/\b(?:that|this|it|those|them)\b/.test(asked.text))
    return asked.providers
  const spoken = dialogue.providers.flatMap(id => catalogue.provider(id) ?? [])
  return spoken.every(({ kinds }) => !kinds.includes('internet')) ? spoken : []
}

/** The people whom a text asks a discount for, in words; nothing where it names none. */
function groupIn(text: string): string {
  const [, group = ''] = groups.exec(text) ?? []
  if (group === '') return ''
  if (group === 'aarp') return 'AARP members'
  return group.endsWith('s') || /police|union|care|people|folks|adults/.test(group) ? group : `${group}s`
}

/** Says first that there is none for the people who were asked about. */
export const noneKnownFor = (text: string) => {
  const group = groupIn(text)
  return group === '' ? '' : `I don’t know of a discount for ${group}. `
}

/** What is known of discounts for some people at the companies that are named: nothing where both are not. */
export function noneAtNamed({
  asked,
  catalogue,
  salesPhone,
}: Pick<Asking, 'asked' | 'catalogue' | 'salesPhone'>): string {
  const group = groupIn(asked.text)
  if (group === '' || asked.providers.length === 0) return ''
  const { military, lifeline } = catalogue.guides.discounts
  const names = asked.providers.map(({ name }) => name)
  const forMilitary = asked.providers.flatMap(({ id, name }) =>
    military
      .filter(({ providerId }) => providerId === id)
      .map(({ figure }) => `for the military ${name} has ${discountInWords(figure).toLowerCase()}`),
  )
  return `I don’t know of a discount for ${group} at ${listInWords(names).replace(' and ', ' or ')}. What I do know: ${[...forMilitary, `${lifeline.name} takes ${formatCents(lifeline.monthlyCents)} a month off internet for a low income, where a provider takes part`].join('; ')}. Offers change, so ask ${listInWords(names)} or us at ${salesPhone} before you order.`
}

/** Which cards the internet providers that are named give, where that is asked; that none is known of is said first. */
export function cardsOfNamed({ asked, catalogue }: Pick<Asking, 'asked' | 'catalogue'>): string {
  if (!/\b(?:gift|reward|visa|prepaid) ?cards?\b/.test(asked.text)) return ''
  return asked.providers
    .filter(({ kinds }) => kinds.includes('internet'))
    .map(({ id, name }) => {
      const cards = catalogue
        .plansOf(id)
        .flatMap(plan =>
          plan.rewardCardCents === null
            ? []
            : [`${planName(catalogue, plan)} (${wholeDollars(plan.rewardCardCents)})`],
        )
      return cards.length > 0
        ? `${name} gives a reward card with ${listInWords(cards)}. `
        : `I know of no gift card from ${name}: if it advertises one, its offer says who gets it. `
    })
    .join('')
}
