import { cheapestFirst } from '#domain/catalog/internet-plan.ts'
import type { InternetPlanType } from '#domain/catalog/plan-type.ts'
import type { Provider } from '#domain/catalog/provider.schema.ts'
import { movingAdvice } from '#domain/moving/moving-steps.ts'
import { soon } from '../understanding/shapes.ts'
import { isOfSeveralKinds } from '../understanding/spoken-of.ts'
import { ofFaults } from '../understanding/topics.ts'
import { kitNames } from './alarm-kits.ts'
import { installedIn, installersOf } from './alarm-services.ts'
import { type AnswerOf, type Asking, namedInternet, plansOnOffer } from './asking.ts'
import { cheapSecurity, directv, movingChecklist, results, routerSetup, search } from './page-links.ts'
import { guessOf, likelyPlans } from './places/likely-plans.ts'
import { listInWords, planListLink } from './plan-words.ts'
import { suchAs } from './satellites.ts'
import { asksSwitchingCost, costOfSwitching } from './switching-cost.ts'

const advice = (id: string) => movingAdvice.find(step => step.id === id)

/** `Who can install fastest`. */
const soonest = /\b(?:fastest|soonest|quickest|earliest|first)\b/

/** Who sells there what is plugged in without a technician, or often is. */
function soonestThere(asking: Asking): string {
  const { place, catalogue, asked } = asking
  if (!place || asked.providers.length > 0 || !(soon.test(asked.text) || soonest.test(asked.text))) return ''
  const likely = likelyPlans(asking)
  const there = [...plansOnOffer(asking), ...likely]
  const named = (type: InternetPlanType) =>
    listInWords(
      [...new Set(there.filter(plan => plan.type === type).map(plan => plan.providerId))].map(id =>
        likely.some(plan => plan.providerId === id)
          ? `${catalogue.providerName(id)} (${guessOf(place.result, id)}, not confirmed)`
          : catalogue.providerName(id),
      ),
    )
  const [mobile, cable] = [named('5g'), named('cable')]
  const ways = [
    mobile ? `5G home internet, which you plug in yourself: ${mobile}` : '',
    cable ? `cable with a self-install kit, where the home is wired: ${cable}` : '',
  ].filter(way => way !== '')
  return ways.length > 0
    ? `Soonest around ${place.where} is mostly ${ways.join('; or ')}. ${place.certainty} `
    : `Around ${place.where} I find no 5G or cable plan, which are mostly set up soonest. `
}

/** Whether it is an alarm that is set up: one that was spoken of, or by its name. */
const isOfAlarm = ({
  asked,
  dialogue,
  catalogue,
}: Pick<Asking, 'asked' | 'dialogue' | 'catalogue'>): boolean =>
  (dialogue.topic?.startsWith('security') ?? false) ||
  (asked.providers.length === 0 &&
    dialogue.providers.some(id => catalogue.provider(id)?.kinds.includes('security'))) ||
  /\b(?:alarm|security|adt|vivint)\b/.test(asked.text)

const installTime: AnswerOf = asking => {
  if (!isOfSeveralKinds(asking.catalogue, asking.dialogue) && isOfAlarm(asking))
    return {
      text: `${installedIn(asking.catalogue)}How soon an installer is free near you I don’t know: the representative agrees the date with you when confirming the order, or ask at ${asking.salesPhone}. Kits that you install yourself work as soon as they’re there.`,
      links: [cheapSecurity],
      focus: asking.dialogue.plans,
    }
  return internetSetUp(asking)
}

const internetSetUp: AnswerOf = asking => ({
  text: `${soonestThere(asking)}The provider sets the date, often days to two weeks out; new fiber wiring can take weeks. The representative agrees the date with you when confirming the order. I don’t know how long it takes at your address: call ${asking.salesPhone} to ask.`,
  links: [movingChecklist],
  focus: asking.dialogue.plans,
})

const selfInstall: AnswerOf = ({ dialogue, catalogue, asked, salesPhone }) => {
  if (asked.providers.length === 0 && isOfSeveralKinds(catalogue, dialogue))
    return {
      text: `Each company sets up its own: the internet provider by its technician or a self-install kit, ${installersOf(catalogue)}and DIRECTV’s dish is usually mounted by a technician, while its streaming needs none. We install nothing ourselves: the representative agrees the dates with you when confirming the order. Questions: ${salesPhone}.`,
      links: [movingChecklist],
      focus: dialogue.plans,
    }
  if (isOfAlarm({ asked, dialogue, catalogue }))
    return {
      text: `${installedIn(catalogue)}${kitNames(catalogue)} are kits you install yourself.`,
      links: [cheapSecurity],
    }
  const spoken = asked.providers[0] ?? catalogue.provider(dialogue.providers[0] ?? '')
  const isSatellite = spoken && catalogue.plansOf(spoken.id).some(({ type }) => type === 'satellite')
  if (isSatellite && (asked.providers.length > 0 || dialogue.providers.length === 1))
    return {
      text: `${spoken.name} comes with a dish that needs a free view of the sky, mostly on a mount outside. Whether ${spoken.name} sends an installer for it, and what that costs, our catalog doesn’t say: ask before you order, or us at ${salesPhone}.`,
      links: [planListLink({ provider: spoken.id }, `${spoken.name} plans`)],
      focus: dialogue.plans,
    }
  if (dialogue.kind === 'tv' || /\b(?:tv|directv)\b/.test(asked.text))
    return {
      text: `A dish is usually mounted by a technician, since it has to see the sky; whether you may put up DIRECTV’s yourself I don’t know: ask at ${salesPhone}. TV by streaming you set up yourself: it needs no dish, only internet.`,
      links: [directv],
      focus: dialogue.plans,
    }
  const wireless = catalogue.internetPlans.filter(({ type }) => type === '5g').toSorted(cheapestFirst)[0]
  return {
    text: `You can often set it up yourself. 5G home internet${suchAs(catalogue, '5g')} needs no installer: you plug it in. Cable often works with a self-install kit where the home is already wired; new fiber and satellite dishes usually need a technician or a mount outside. ${asked.providers[0]?.name ?? 'The provider'} says which when you order.`,
    links: [planListLink({ type: '5g' }, '5G home internet')],
    // What was spoken of before goes on.
    focus: dialogue.plans.length > 0 ? dialogue.plans : wireless ? [wireless.id] : [],
  }
}

/** TV or an alarm by its name: whether that moves along. */
const ofOther = (providers: readonly Provider[]): string => {
  const [other] = providers.filter(({ kinds }) => !kinds.includes('internet'))
  return other
    ? `Whether ${other.name} moves with you, and what that costs, I don’t know: ask ${other.name} some weeks before. For internet, `
    : ''
}

const movingAnswer: AnswerOf = ({ place, salesPhone, asked }) => ({
  text: `${ofOther(asked.providers)}${advice('look')?.when ?? ''}: ${advice('look')?.text ?? ''} ${advice('order')?.text ?? ''} ${advice('overlap')?.text ?? ''}${/\b(?:fees?|charges?|penalty|contract|cancel\w*|stop|etf|owe)\b/.test(asked.text) ? ` Whether leaving costs a fee depends on your contract: your bill or ${asked.providers[0]?.name ?? 'your provider'} says.` : ''}${place ? ` I can tell you what’s sold at ${place.where}: just ask.` : ' Tell me the new ZIP code and I’ll look up who serves it.'} Or call ${salesPhone}.`,
  links: [movingChecklist, results],
})

const renting: AnswerOf = () => ({
  text: 'If you rent, a provider that’s already wired in your building needs no permission. New fiber wiring, drilling or a dish usually needs your landlord’s okay, so ask first. FCC rules let renters put a small dish on a balcony of their own. 5G home internet needs no installer and no drilling.',
  links: [planListLink({ type: '5g' }, '5G home internet'), movingChecklist],
})

const isAsked = /\bshould (?:i|we)\b|\bworth (?:it|switching)\b/

const returnTime =
  /\b(?:how long|how many (?:days|weeks)|when|by when|deadline|time)\b.*\b(?:return|send|give|hand|mail|bring|drop)\w*\b.*\b(?:router|modem|gateway|equipment|box|dish)\b/

const switching: AnswerOf = asking => {
  const { asked, dialogue } = asking
  const [named] = asked.providers
  const whom = named?.name ?? 'your provider'
  if (asksSwitchingCost(asking)) return costOfSwitching(asking)
  if (returnTime.test(asked.text))
    return {
      text: `How many days ${whom} gives you to return its equipment I don’t know: labels don’t say. Ask ${whom} for the last day and the way when you cancel, and what it charges for what is missing. Return what was rented or lent and keep the receipt; what you bought is yours.`,
      links: [movingChecklist],
    }
  // After a fault: whether, and not yet how.
  if (isAsked.test(asked.text) && dialogue.topic !== null && ofFaults.has(dialogue.topic))
    return {
      text: `One fault alone is no reason to switch: every line has some. If it happens often, ${dialogue.zipCode === null ? 'tell me your ZIP code and I’ll show' : `search your address in ${dialogue.zipCode} to see`} what else is sold there.`,
      links: [search, results],
    }
  return {
    text: `Order the new service first, keep both side by side for about three days, and cancel the old one once the new one works: so you overlap and don’t lose internet. ${/\b(?:router|modem|equipment|box|lost|return)\b/.test(asked.text) ? 'Return rented equipment (router, modem) to the old provider and keep the receipt; what you bought is yours. What is missing it charges: ask it for the amount. ' : 'Then return rented equipment and keep the receipt. '}Ask about an early termination fee first. The results page calculates whether switching pays.`,
    links: [results, movingChecklist],
  }
}

const keepEmail: AnswerOf = asking => {
  if (/\b(?:phone|number|num)\b/.test(asking.asked.text) && !/\be-?mail/.test(asking.asked.text))
    return {
      text: 'A phone number can often move along to another phone company. Ask the new one before you cancel the old line: once it is canceled the number may be gone. We compare no phone service ourselves.',
      links: [movingChecklist],
    }
  const [named] = namedInternet(asking)
  return {
    text: `${named ? `I don’t know ${named.name}’s own rule: some` : 'Some'} providers keep an old email address working for a while, others close it when you leave. Ask ${named ? named.name : 'your provider'} before you cancel, check what hangs on that address, and move to one that isn’t tied to a provider.`,
    links: [movingChecklist],
  }
}

const providerSupport: AnswerOf = asking => {
  const [spoken] = asking.dialogue.providers.length === 1 ? asking.dialogue.providers : []
  const named =
    asking.asked.providers[0] ?? (spoken === undefined ? undefined : asking.catalogue.provider(spoken))
  const entry = named && asking.catalogue.entryPlan(named.id)
  const phone = entry && asking.labels.get(entry.id)?.supportPhone
  const page = asking.catalogue.guides.providerPages.find(one => one.providerId === named?.id)
  if (!named)
    return {
      text: `Your provider’s support settles faults, bills and refunds: its number is on your bill. We compare plans and are no support line; for a new plan${/\b(?:technicians?|tech|installers?|guy)\b/.test(asking.asked.text) ? ', or where you ordered through us and nobody came,' : ''} call ${asking.salesPhone}.`,
      links: [{ label: 'Compare providers', href: '/providers' }],
    }
  if (phone)
    return {
      text: `Faults, bills and refunds are settled by ${named.name}’s support: ${phone} by its broadband label, or the number on your bill. We compare plans and are no support line.`,
      links: named.page ? [{ label: named.name, href: named.page }] : [],
    }
  return {
    text: page?.callHours
      ? `${named.name} is reached ${page.callHours}. The number of its support is on your bill; faults, bills and refunds are settled there.`
      : `Faults, bills and refunds are settled by ${named.name}’s support: its number is on your bill, and I don’t know when it is open. We compare plans; our own sales line is ${asking.salesPhone}.`,
    links: named.page ? [{ label: named.name, href: named.page }] : [],
  }
}

/** What a port or a worn cable for 100 Mbps lets through. */
const asOverOldCable = /\b9[2-7](?: ?mbps)?\b(?=.*\b[2-9]\d\d\b|.*\bgig)/
const inEvenings =
  /\b(?:nights?|evenings?|nite|after (?:work|dinner|school)|peak|busy hours?|rush hour|prime time|[5-9] ?pm|(?:around|about|at) (?:1[01]|[5-9])(?! ?(?:ghz|mbps|megs?|gigs?|am\b|\d)))\b/

const inHurry = /\b(?:right now|interview|meeting|exam|deadline|zoom|class|appointment)\b/

/** Questions about a home's connection from moving in to leaving. */
export const homeAnswers = {
  install_time: installTime,
  self_install: selfInstall,
  moving: movingAnswer,
  renting,
  switching,
  keep_email: keepEmail,
  provider_support: providerSupport,
  outage: ({ asked, salesPhone, dialogue }) => ({
    text: `${inHurry.test(asked.text) ? 'If it can’t wait, use your phone’s hotspot or join on your phone with mobile data; a library has Wi-Fi, too. ' : ''}I can’t see faults of a line or a router, and we are no support line. ${inEvenings.test(`${asked.text} ${dialogue.question.toLowerCase()}`) ? 'When it fails at one time of day, the line may be busy then, or the Wi-Fi crowded by neighbors: plug a computer into the router at that hour. If it drops by cable too, it’s the line or the provider; if only by Wi-Fi, move the router or change its channel. ' : ''}${/\bdsl\b/.test(asked.text) ? 'With DSL an old phone line is often the cause: ask for a line test. ' : ''}Restart modem and router first, test with a cable, and then call the support of ${asked.providers[0]?.name ?? 'your provider'}: ${asked.providers[0]?.phone ?? 'the number is on the bill'}. If you’d rather change providers, I can compare them, or call ${salesPhone}.`,
    links: [routerSetup],
  }),
  restart_router: ({ asked }) => ({
    text: `Modem and router are the box or the two boxes that the line comes into, mostly with small lights. Unplug both from the power, wait a minute, plug in the one with the line first, then the other; give them five minutes until the lights stay on. A small “reset” hole is something else: it clears the settings, so leave it alone. If it goes on, call the support of ${asked.providers[0]?.name ?? 'your provider'}: ${asked.providers[0]?.phone ?? 'the number is on the bill'}.`,
    links: [routerSetup],
  }),
  wifi_trouble: ({ catalogue, asked }) => {
    const tips = catalogue.guides.education.equipmentTips.filter(
      tip => tip.id === 'place' || tip.id === 'cable',
    )
    const slower = catalogue.guides.education.questions.find(one => /slower/i.test(one.question))
    return {
      text: `${asOverOldCable.test(asked.text) ? 'Always about 94 Mbps by cable mostly means a cable or a port that carries no more than 100: try another cable (Cat 5e or better) and another port first. ' : ''}${inEvenings.test(asked.text) ? 'If it’s slow mostly in the evening, the line may be busy: cable is shared with the neighborhood, and 5G speeds vary by time of day. Test by cable at night and in the morning, and tell your provider both figures. ' : ''}${slower ? `${slower.answer} ` : ''}${tips
        .map(tip => `${tip.title}: ${tip.text}`)
        .join(' ')} Where a room still gets no signal, a mesh point helps; a faster plan doesn’t.`,
      links: [routerSetup, { label: 'Questions', href: '/education#faq' }],
    }
  },
} satisfies Record<string, AnswerOf>
