import type { Intent } from './intents.ts'

/** As in intent-rules.ts: faults over time, pauses, paying ahead, and words that other rules would take for something else. */
export const upkeepRules: readonly (readonly [Intent, RegExp])[] = [
  [
    'power_cut',
    /^(?!.*\b(?:alarms?|security|cameras?|adt|vivint|simplisafe|ring)\b).*\b(?:power|electricity|lights?) (?:\w+ )?(?:goes|go|is|are|went) out\b|^(?!.*\b(?:alarms?|security|cameras?|adt|vivint)\b).*\b(?:power outages?|blackouts?|lose power|battery backups?|without (?:power|electricity))\b/,
  ],
  [
    'pause_service',
    /\b(?:pause|pausing|suspend|suspending|vacation (?:hold|mode)|seasonal|snowbirds?)\b|\bput (?:\w+ )?(?:internet|service|account|it) on hold\b/,
  ],
  [
    'pay_ahead',
    /\b(?:pay\w*|prepay\w*|bill\w*)\b(?: \w+){0,5} (?:yearly|annually|annual|in advance|ahead|a year up ?front|(?:whole|full|entire) year)\b|\b(?:yearly|annual) (?:payments?|billing|plans?)\b|\bprepay\b/,
  ],
  [
    'reliability',
    /^(?!.*\b(?:you|your|this site|data|map)\b).*\b(?:reliab\w+|dependab\w+|uptime)\b|^(?!.*\b(?:right now|today|my|our)\b).*\b(?:go(?:es)?|going|cuts?|drops?) (?:out|down|off)? ?(?:a lot|often|all the time|much)\b/,
  ],
  [
    'usual_price',
    /^(?!.*\b(?:tv|cable|streaming|alarms?|security)\b).*\b(?:average|usual|normal|typical) (?:\w+ )?(?:internet |wifi )?(?:bills?|price|cost)\b|\b(?:people|most people|everyone|others) (?:\w+ )?pay\b|\bon average\b|\bhow much (?:does|is) internet (?:usually|normally|typically)\b/,
  ],
  [
    'two_services',
    /\b(?:two|2|both|second) (?:\w+ )?(?:providers?|internets?|internet (?:services?|companies|providers?|lines?)|companies)\b(?=.*\b(?:same|one|at once|address|house|home|backup|together)\b)|\bbackup internet\b/,
  ],
  [
    'self_install',
    /\b(?:need|require|have to (?:have|get)|do they send|is there)\b(?: \w+){0,2} (?:technicians?|tech|installers?|professional install\w*)\b(?!.*\b(?:late|show|came|come)\b)/,
  ],
  [
    'callback_wait',
    /\b(?:long|what) is the wait\b|\bwait\b(?: \w+){0,3} (?:for|until) (?:the|a|my|your) (?:call|callback|phone call)\b/,
  ],
  // Five digits are a ZIP code; the numbers of orders are longer.
  ['availability', /^(?:(?:i )?(?:want|would like|need) to )?order(?: in| at| for| to| zip)? \d{5}$/],
]
