import { listInWords } from '../answers/plan-words.ts'
import { reminderOf } from '../chat-texts.ts'
import { type LeadAnswers, leadSteps } from '../conversation.ts'

const leadsUp =
  /^(?:(?:thanks|thank you|ty|ok|okay|great|cool|so|and|perfect|good|alright|wait|sorry|hey|um)[,.! ]+)*/
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[‘’']/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(leadsUp, '')
    .replace(/[?.! ]+$/, '')

const whatIsMissing =
  /^(?:(?:is there |do (?:you|u) (?:guys )?(?:still )?need |(?:you|u) need |need )?anything else (?:(?:that )?(?:you|u)(?: guys)? (?:still |might |may )?(?:need|want)|from me|needed|missing)(?: from me| to know)?|do (?:you|u) (?:guys )?(?:still )?need (?:anything|something)(?: else| more)?(?: from me)?|what (?:else|more|other info\w*)(?: (?:do|did) (?:you|u))?(?: still)? (?:need|want)(?: from me| to know)?|what do (?:you|u) (?:still )?need from me|what (?:info\w*|details) do (?:you|u) (?:still )?need(?: from me)?|is (?:that|this) (?:all|it|everything|enough)(?: (?:that )?(?:you|u) need)?|is (?:anything|something) (?:still )?missing)$/
const whatIsHeld =
  /^what(?:s| is) my (?:name|zip|zip code|email|email address|number|phone|phone number)$|^what did i (?:sign up for|order|ask for|request)$|^(?:what|which) (?:details|info|information|data|name|number|phone number|phone|email|address|zip|zip code|contact info)(?: of mine)? (?:do|did|have) (?:you|u) (?:have|got|get|hold|write down|note|take down)\b|^what (?:do|have) (?:you|u) (?:have|got) (?:(?:written |noted )?down|so far|on file)|^what did (?:i|you|u) (?:give you|tell you|write down|note|put down)(?: so far| for me| about me)?$|^(?:can (?:you|u) |please )*(?:read|repeat) (?:it|that|this|everything|my (?:details|info|information|number|name)) ?(?:back)?(?: to me)?$|^(?:did|do) (?:you|u) (?:get|have|got) (?:all )?my (?:name|number|phone number|email|zip|zip code|details|info)(?: right| already| now| correct)?$/

/** Whether somebody asks what else is needed of them. */
export const asksWhatIsMissing = (text: string): boolean => whatIsMissing.test(plain(text))

/** Whether somebody asks which of their details are here, where any are. */
export const asksWhatIsHeld = (text: string, lead: LeadAnswers): boolean =>
  (lead.name ?? lead.phone ?? lead.email) !== null && whatIsHeld.test(plain(text))

/** What a lead still waits for. */
export const stillMissing = (lead: LeadAnswers): string =>
  `I still need ${listInWords(leadSteps.filter(step => lead[step] === null).map(reminderOf))}, nothing else. If there’s a best time to call you, tell me that too.`
