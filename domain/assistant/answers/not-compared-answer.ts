import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { namesByOrbit } from '#domain/catalog/satellite-providers.ts'
import type { AnswerOf } from './asking.ts'
import { planListLink } from './plan-words.ts'

/** Where no home stands still. */
const travels =
  /\b(?:rvs?|rving|campers?|campervan|van life|motor ?home|camping|campground|boats?|sailboat|truckers?|semi truck|on the road|travel\w*|roam\w*|starlink (?:mini|mobile))\b/

const ofBusiness =
  /\b(?:business\w*|office|company|bar|pub|restaurant|salon|barber ?shop|church|clinic|warehouse|cafe|hotel|motel|gym|daycare|school|food truck|store|shop)\b|\bmatter\b/

const ofPrice = /\b(?:prices?|costs?|rates?|cheaper|expensive)\b/

const atHome = /\b(?:home business|home office|from home|small business|at home)\b/

/** Whose home internet comes without a line, so that it may be sold for travel, too. */
function whoMight(catalogue: Catalogue): string {
  const overAir = catalogue.internetPlans.find(({ type }) => type === '5g')
  const names = [
    ...namesByOrbit(catalogue, 'low').slice(0, 1),
    ...(overAir ? [catalogue.providerName(overAir.providerId)] : []),
  ]
  return names.length > 0 ? `a provider such as ${names.join(' or ')}` : 'a provider'
}

/** What is no service for a home with a fixed address. */
export const notCompared: AnswerOf = ({ salesPhone, asked, dialogue, catalogue }) =>
  travels.test(asked.text)
    ? {
        text: `Plans here are for a home with a fixed address; I know of none for an RV, a boat or the road${asked.providers[0] ? `, and no price of one from ${asked.providers[0].name}` : ''}. Whether ${whoMight(catalogue)} sells one for travel, ask it, or us at ${salesPhone}.`,
        links: [planListLink()],
      }
    : ofBusiness.test(asked.text) || (ofPrice.test(asked.text) && ofBusiness.test(dialogue.question))
      ? {
          text: `${/\bmatter\b/.test(asked.text) ? 'It does: everything' : 'Everything'} we sell is for homes only. For a business ask the provider for its business service: we know none of its prices or terms${ofPrice.test(asked.text) ? ', which are its own and not those for a home' : ''}. ${atHome.test(asked.text) && !ofPrice.test(asked.text) ? 'For work at home a plan for homes mostly does: with large uploads take fiber, which uploads about as fast as it downloads. ' : ''}Questions: ${salesPhone}.`,
          links: [planListLink()],
          kind: 'unknown' as const,
        }
      : {
          text: `I don’t know about that: we compare internet, TV and security for homes, and no phone or mobile service, no business plans and no devices. Ask at ${salesPhone} whether a provider adds it.`,
          links: [planListLink()],
          kind: 'unknown' as const,
        }
