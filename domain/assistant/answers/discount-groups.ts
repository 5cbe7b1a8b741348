import type { Asking } from './asking.ts'

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

/** Says first that there is none for the people who were asked about. */
export const noneKnownFor = (text: string) => {
  const [, group = ''] = groups.exec(text) ?? []
  return group === ''
    ? ''
    : `I don’t know of a discount for ${group === 'aarp' ? 'AARP members' : group.endsWith('s') || /police|union|care|people|folks|adults/.test(group) ? group : `${group}s`}. `
}
