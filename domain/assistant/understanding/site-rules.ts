import type { Intent } from './intents.ts'
import { talkRules } from './talk-rules.ts'

/** As in intent-rules.ts: this site itself, its account, its assistant and who sells for it, a line that is down and a home that stands empty. */
export const siteRules: readonly (readonly [Intent, RegExp])[] = [
  ...talkRules,
  ['bot', /^(?:which|what) (?:ai |language )*model are you\b|\bare you (?:chat ?gpt|gpt|claude|gemini)\b/],
  [
    'how_to_order',
    /^(?:ok |yes |great |fine )*(?:she|he|they|we) (?:wants?|takes?|will take) (?:it|that|this)(?: one)?$/,
  ],
  [
    'outage',
    /^(?:help |hi |hey )*(?:my|our|the) (?:internet|wifi|service|connection)(?: at home)? (?:is|was|went|has been|keeps going) (?:completely |totally |all )?(?:out|down|off|dead)(?: again| right now| today| since \w+)?$|^what is wrong with (?:my|our|the) (?:internet|wifi|connection)$/,
  ],
  [
    'complaint',
    /\b(?:lied|lies|lying|cheated|scammed|misled|tricked) (?:to )?(?:me|us)\b|\bhung up on\b|\b(?:the|your|last|that) (?:guy|rep|agent|lady|salesman|representative)\b.*\b(?:lied|rude|wrong|hung up)\b/,
  ],
  [
    'money',
    /\b(?:you|yall) (?:make|earn|get)\b(?: \w+){0,3} (?:most|more|money|paid|commissions?)\b(?: money)?(?: (?:on|from|off|for))?$/,
  ],
  // `Do you guys do ADT`.
  [
    'security',
    /^(?:hi |hello |hey |so |and |also )*(?:do|does) (?:you|u|yall|ya)(?: guys| all| also| even| still)* (?:do|have|carry|sell|offer|got|work with|cover) (?:adt|vivint)(?: (?:here|too|also|security|alarms?|systems?))*$/,
  ],
  [
    'tv',
    /^(?:hi |hello |hey |so |and |also )*(?:do|does) (?:you|u|yall|ya)(?: guys| all| also| even| still)* (?:do|have|carry|sell|offer|got|work with) (?:directv|direct tv)(?: (?:here|too|also|tv|stream\w*|packages?))*$/,
  ],
  ['owner', /^about (?:you|us|plainwire|this site)$/],
  ['how_to_order', /^how (?:it|this) works$/],
  // A yes to nothing that was asked.
  ['greeting', /^test(?:ing)?$|^(?:yes|yeah|yep|yup|sure)(?: (?:please|pls|yes|sure))*$/],
  [
    'pause_service',
    /\b(?:vacation|summer|second|beach|lake|winter) (?:home|house|place|cabin|cottage)\b.*\b(?:pay|paying|all year|year round|away|empty)\b/,
  ],
  [
    'account',
    /\b(?:change|update|edit|fix|correct|save|store|add)\b(?: \w+){0,3} address\b.*\b(?:on there|in there|there|account|profile|login)$|\b(?:account|profile)\b.*\b(?:change|update|edit|save|store|keeps?|have|has)\b(?: \w+){0,3} address$/,
  ],
  [
    'account',
    /\b(?:need|have|must|required) (?:i )?(?:to )?(?:sign|log) ?in\b|\b(?:sign|log) ?in (?:required|needed|first)\b/,
  ],
]
