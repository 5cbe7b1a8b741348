import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { Provider } from '#domain/catalog/provider.schema.ts'
import type { AnswerOf, Asking } from './asking.ts'
import { cheapSecurity, movingChecklist, securityDevices } from './page-links.ts'
import { listInWords } from './plan-words.ts'

/** Kits that the guide describes as free of a contract. */
const kitsWithout = ({ guides }: Catalogue): string[] =>
  guides.securityArticle.brands.flatMap(({ name, pros }) =>
    pros.some(pro => /no contract|month-to-month/i.test(pro)) ? [name] : [],
  )

const guards = ({ asked }: Pick<Asking, 'asked'>): readonly Provider[] =>
  asked.providers.filter(one => one.kinds.includes('security'))

/** Who is spoken of: those that are named, else both that send an installer. */
const who = (asking: Asking): string => {
  const named = guards(asking).map(({ name }) => name)
  return named.length > 0 ? listInWords(named) : 'ADT or Vivint'
}

const pagesOf = (asking: Asking) =>
  guards(asking).flatMap(({ name, page }) => (page ? [{ label: name, href: page }] : []))

/** Questions about alarms and cameras that stand for themselves. */
export const alarmAnswers = {
  alarm_contract: asking => ({
    text: `Without a contract there are kits that you install yourself: ${listInWords(kitsWithout(asking.catalogue))}, by our guide. The terms of ADT and Vivint aren’t published in our catalog: ask at ${asking.salesPhone} before you order, since equipment is often tied to a term.`,
    links: [cheapSecurity, ...pagesOf(asking)],
  }),
  alarm_apartment: asking => ({
    text: `For a rented home kits that you install yourself are the simplest: they mostly need no drilling, move along, and ${listInWords(kitsWithout(asking.catalogue))} have no contract by our guide. ADT and Vivint send an installer: ask your landlord first, and ${asking.salesPhone} about the terms.`,
    links: [cheapSecurity, ...pagesOf(asking)],
  }),
  alarm_moves: asking => ({
    text: `A kit that you installed yourself simply comes along. Whether ${who(asking)} ${guards(asking).length > 1 ? 'move' : 'moves'} a system, and what that costs, I don’t know: ask before you sign, and again some weeks before you move.`,
    links: [movingChecklist, ...pagesOf(asking), cheapSecurity],
  }),
  alarm_response: asking => ({
    text: `With monitoring a center takes the alarm, mostly calls you first, and then the police or the fire department. How fast help comes with ${who(asking)} I don’t know: nobody publishes a measured time that we could compare, and when the police come depends on your city.`,
    links: [...pagesOf(asking), cheapSecurity],
  }),
  alarm_pets: asking => ({
    text: `Many motion sensors leave small animals out, up to a weight that stands in their manual. Which ones of ${who(asking)} do, our catalog doesn’t say: ask at ${asking.salesPhone}. Door and window sensors don’t mind pets.`,
    links: [...pagesOf(asking), cheapSecurity],
  }),
  alarm_owned: asking => ({
    text: `${guards(asking).some(({ id }) => id === 'vivint') || guards(asking).length === 0 ? 'Vivint’s kits are priced two ways: by the month, or with the equipment paid once and less each month. ' : ''}Whether equipment of ${who(asking)} becomes yours, and what is due when you leave early, our catalog doesn’t say: ask at ${asking.salesPhone} before you order. Kits that you install yourself are bought.`,
    links: [...pagesOf(asking), cheapSecurity],
  }),
  alarm_insurance: asking => ({
    text: `Many insurers take something off for an alarm that is monitored around the clock, as it is with ADT and Vivint; how much yours does only it can say. Ask it first, and then for a certificate of the monitoring.`,
    links: [...pagesOf(asking), cheapSecurity],
  }),
  package_contents: asking => {
    const { asked, catalogue } = asking
    const packages = guards(asking).flatMap(({ id }) => catalogue.packagesOf(id))
    const named = packages.filter(({ name }) => asked.text.includes(name.toLowerCase()))
    const told = (named.length > 0 ? named : packages).map(
      ({ providerId, name, included }) =>
        `${catalogue.providerName(providerId)} ${name}: ${listInWords(included).toLowerCase()}.`,
    )
    return {
      text: `${told.join(' ')} How many of each is confirmed on the phone before you agree to anything.`,
      links: [...pagesOf(asking), securityDevices],
    }
  },
} satisfies Record<string, AnswerOf>
