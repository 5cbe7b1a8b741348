import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { DeviceUse } from '#domain/catalog/device-uses.ts'
import { fullName } from '#domain/catalog/full-name.ts'
import type { SecurityProductCategory } from '#domain/catalog/guides.schema.ts'
import { firstYearTotal } from '#domain/catalog/security-brand.ts'
import { packagePriceCents } from '#domain/catalog/security-package.ts'
import { securityRangeOf } from '#domain/catalog/security-range.ts'
import { inSentence } from '#domain/shared/first-letter.ts'
import { formatCents, formatMonthly } from '#domain/shared/money.ts'
import { kitsWithoutContract } from './alarm-kits.ts'
import {
  alarmSellers,
  alarmTerms,
  anySeller,
  byName,
  sellersMeant,
  sellersNamed,
  startingPrices,
  whoSendsInstaller,
} from './alarm-sellers.ts'
import { asItIsWith, freeKits, isAll, kitsWithout, monitored, partOfIt } from './alarm-services.ts'
import type { AnswerOf, Asking } from './asking.ts'
import { cheapSecurity, movingChecklist, securityDevices } from './page-links.ts'
import { listInWords } from './plan-words.ts'

/** Which of those without a contract costs least, where that is asked. */
function cheapestKit({ catalogue, asked }: Asking): string {
  const [least] = kitsWithoutContract(catalogue).toSorted(
    (a, b) => firstYearTotal(a).from - firstYearTotal(b).from,
  )
  return least && /\b(?:cheap\w*|least|lowest)\b/.test(asked.text)
    ? `Of these ${least.name} costs least: the equipment is ${formatCents(least.equipmentCents)}, with ${least.monthlyPlan.toLowerCase()} the first year starts at ${formatCents(firstYearTotal(least).from)}. `
    : ''
}

const guards = sellersNamed

/** Who is spoken of: those that are named, else any that sell packages. */
const who = (asking: Asking): string => {
  const named = guards(asking).map(({ name }) => name)
  return named.length > 0 ? listInWords(named) : anySeller(asking.catalogue)
}

const pagesOf = (asking: Asking) =>
  guards(asking).flatMap(({ name, page }) => (page ? [{ label: name, href: page }] : []))

type Device = SecurityProductCategory['items'][number]

/** Devices for some uses: what a device's entry doesn't say isn't known of it. */
export const madeFor =
  (...wanted: readonly DeviceUse[]) =>
  ({ uses }: Device): boolean =>
    uses.some(use => wanted.includes(use))

/** The devices of a kind that sellers list, with what the list says of each; of all where none is named. */
export function devicesListed(
  asking: Pick<Asking, 'asked' | 'catalogue'>,
  isMeant: (device: Device) => boolean,
): string {
  return sellersMeant(asking)
    .toSorted(byName)
    .flatMap(({ id, name }) =>
      securityRangeOf(asking.catalogue, id)
        .flatMap(({ items }) => items)
        .filter(isMeant)
        .map(
          item =>
            `${name} ${item.name}: ${inSentence(item.description).replace(/\.$/, '')} (${item.features.map(inSentence).join(', ')}).`,
        ),
    )
    .join(' ')
}

/** Which packages come with an app, and which with smart home control or devices, as each package's entry says. */
export function appsOf(asking: Pick<Asking, 'asked' | 'catalogue'>): string {
  const { catalogue } = asking
  const packages = sellersMeant(asking).flatMap(({ id }) => catalogue.packagesOf(id))
  const names = (service: (typeof packages)[number]['services'][number]) =>
    listInWords(
      packages
        .filter(({ services }) => services.includes(service))
        .map(({ providerId, name }) => fullName(catalogue.providerName(providerId), name)),
    ) || 'none that I know of'
  return `By our catalog a mobile app, by which you arm the system and see what happens, comes with ${names('app')}; smart home control or devices with ${names('smart-home')}.`
}

/** The packages that are made for an apartment. */
function madeForFlats({ catalogue }: Pick<Asking, 'catalogue'>): string {
  const made = alarmSellers(catalogue)
    .flatMap(({ id }) => catalogue.packagesOf(id))
    .filter(({ forApartments }) => forApartments)
  return made
    .map(
      ({ providerId, name }) =>
        ` ${fullName(catalogue.providerName(providerId), name)} is made for an apartment or a small house.`,
    )
    .join('')
}

/** What is due to begin with, as far as it is known: a kit by the month or paid once, else the monthly price alone. */
function startOf(catalogue: Catalogue, id: string, name: string): string {
  const packages = catalogue.packagesOf(id)
  const kits = packages.flatMap(({ name: pack, choices }) =>
    choices
      ? `${pack} from ${formatMonthly(choices.kit.minCents)} to ${formatMonthly(choices.kit.maxCents)} with the kit, or ${formatCents(choices.starter.equipmentCents)} of equipment once and then ${formatMonthly(choices.kit.minCents)}`
      : [],
  )
  if (kits.length > 0)
    return `With ${name} the equipment is in the monthly price or paid once, as you choose: ${kits.join('; ')}.`
  const flat = packages.flatMap(pack => {
    const cents = packagePriceCents(pack)
    return cents === null ? [] : `${pack.name} ${formatMonthly(cents)}`
  })
  return `${name} is ${listInWords(flat)}; what is due up front for equipment our catalog doesn’t say.`
}

/** What monitoring of each kit costs in a month. */
const kitMonitoring = ({ guides }: Catalogue): string =>
  listInWords(
    guides.securityArticle.brands.map(({ name, monthlyPlan, monitoringCents: { from, to } }) => {
      const price = from === to ? formatCents(from) : `${formatCents(from)} to ${formatCents(to)}`
      return monthlyPlan === 'monitoring' ? `${name} ${price}` : `${name} ${price} (a ${monthlyPlan})`
    }),
  )

/** Questions about alarms and cameras that stand for themselves. */
export const alarmAnswers = {
  alarm_up_front: asking => {
    const { catalogue } = asking
    const of = sellersMeant(asking)
    return {
      text: `${of.map(({ id, name }) => startOf(catalogue, id, name)).join(' ')} ${partOfIt(catalogue, of)} Whether a deposit, an activation fee or taxes come on top I don’t know: ask at ${asking.salesPhone} before you order.`,
      links: [...of.flatMap(({ name, page }) => (page ? [{ label: name, href: page }] : [])), cheapSecurity],
      focus: of.flatMap(({ id }) =>
        catalogue
          .packagesOf(id)
          .slice(0, 1)
          .map(pack => pack.choices?.starter.id ?? pack.id),
      ),
    }
  },
  alarm_contract: asking => {
    const free = kitsWithout(asking.catalogue)
    const { told, unsaid } = alarmTerms(asking.catalogue, alarmSellers(asking.catalogue))
    const kits =
      free.length > 0
        ? `Without a contract there are kits that you install yourself: ${listInWords(free)}, by our guide. ${cheapestKit(asking)}`
        : ''
    const rest =
      unsaid.length > 0
        ? `The terms of ${listInWords(unsaid)} aren’t published in our catalog: ask at ${asking.salesPhone} before you order, since equipment is often tied to a term.`
        : `Ask at ${asking.salesPhone} before you order what leaving early costs.`
    return {
      text: `${kits}${told && `${told} `}${rest}`,
      links: [cheapSecurity, ...pagesOf(asking)],
    }
  },
  alarm_apartment: asking => ({
    text: `For a rented home kits that you install yourself are the simplest: they mostly need no drilling${freeKits(asking.catalogue)}. ${whoSendsInstaller(asking.catalogue)}: ask your landlord first, and ${asking.salesPhone} about the terms.${guards(asking).length > 1 ? ` Side by side${isAll(asking.catalogue, 'monitoring') ? ', with monitoring' : ''}: ${startingPrices(asking.catalogue)}.${madeForFlats(asking)}` : ''}`,
    links: [cheapSecurity, ...pagesOf(asking)],
    ...(guards(asking).length === 0
      ? { listed: asking.catalogue.guides.securityArticle.brands.map(({ id }) => id) }
      : {}),
  }),
  alarm_moves: asking => ({
    text: `A kit that you installed yourself simply comes along. Whether ${who(asking)} ${guards(asking).length > 1 ? 'move' : 'moves'} a system, and what that costs, I don’t know: ask before you sign, and again some weeks before you move.`,
    links: [movingChecklist, ...pagesOf(asking), cheapSecurity],
  }),
  alarm_monitoring: asking => ({
    text: `${monitored(asking.catalogue)}Kits that you install yourself have a price of their own for it: ${kitMonitoring(asking.catalogue)} a month. ${/\bworth\b|\bneed\b|\bor\b|\bmy ?self\b|\bnecessary\b/.test(asking.asked.text) ? 'With monitoring a center takes the alarm and sends help while you sleep or travel. On your phone alone you get the notice and have to call for help yourself, so it’s worth it if you’re often away or want help without a phone; for watching a porch a camera’s app may be enough.' : ''}`.trim(),
    links: [cheapSecurity, ...pagesOf(asking)],
  }),
  camera_recording: asking => ({
    text: `Of these the list names recordings: ${devicesListed(asking, madeFor('recording'))} Whether they record all the time or only what moves, and how many cameras come with a package, our catalog doesn’t say: ask at ${asking.salesPhone} before you order.`,
    links: [securityDevices, ...pagesOf(asking)],
  }),
  camera_outdoors: asking => ({
    text: `For outside there are: ${devicesListed(asking, madeFor('outdoors'))} How much cold, heat or snow each one stands our catalog doesn’t say: ask at ${asking.salesPhone} before you order.`,
    links: [securityDevices, ...pagesOf(asking)],
  }),
  alarm_response: asking => ({
    text: `With monitoring a center takes the alarm, mostly calls you first, and then the police or the fire department. How fast help comes with ${who(asking)} I don’t know: nobody publishes a measured time that we could compare, and when the police come depends on your city.`,
    links: [...pagesOf(asking), cheapSecurity],
  }),
  alarm_pets: asking => ({
    text: `Made to leave small animals out: ${devicesListed(asking, madeFor('pets'))} Up to which weight our catalog doesn’t say: ask at ${asking.salesPhone}. Door and window sensors don’t mind pets.`,
    links: [...pagesOf(asking), securityDevices, cheapSecurity],
  }),
  alarm_owned: asking => ({
    text: `${sellersMeant(asking)
      .filter(({ id }) => asking.catalogue.packagesOf(id).some(({ choices }) => choices))
      .map(
        ({ name }) =>
          `${name}’s kits are priced two ways: by the month, or with the equipment paid once and less each month. `,
      )
      .join(
        '',
      )}Whether equipment of ${who(asking)} becomes yours, and what is due when you leave early, our catalog doesn’t say: ask at ${asking.salesPhone} before you order. Kits that you install yourself are bought.`,
    links: [...pagesOf(asking), cheapSecurity],
  }),
  alarm_insurance: asking => ({
    text: `${/\bhow much\b|\bpercent/.test(asking.asked.text) ? 'By how much your insurance falls I don’t know: only your insurer can say. ' : ''}Many insurers take something off for an alarm that is monitored around the clock${asItIsWith(asking.catalogue)}; how much yours does only it can say. Ask it first, and then for a certificate of the monitoring.`,
    links: [...pagesOf(asking), cheapSecurity],
  }),
  package_contents: asking => {
    const { asked, catalogue } = asking
    const packages = sellersMeant(asking).flatMap(({ id }) => catalogue.packagesOf(id))
    const named = packages.filter(({ name }) => asked.text.includes(name.toLowerCase()))
    const told = (named.length > 0 ? named : packages).map(
      ({ providerId, name, included }) =>
        `${fullName(catalogue.providerName(providerId), name)}: ${listInWords(included).toLowerCase()}.`,
    )
    return {
      text: `${told.join(' ')} How many of each is confirmed on the phone before you agree to anything.`,
      links: [...pagesOf(asking), securityDevices],
    }
  },
} satisfies Record<string, AnswerOf>
