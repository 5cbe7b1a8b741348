import type { Intent } from './intents.ts'

/** As in intent-rules.ts: what is asked of this site itself, its account and its assistant, and the wish to order. */
export const siteRules: readonly (readonly [Intent, RegExp])[] = [
  ['bot', /^(?:which|what) (?:ai |language )*model are you\b|\bare you (?:chat ?gpt|gpt|claude|gemini)\b/],
  [
    'how_to_order',
    /^(?:ok |yes |great |fine )*(?:she|he|they|we) (?:wants?|takes?|will take) (?:it|that|this)(?: one)?$/,
  ],
  [
    'account',
    /\b(?:need|have|must|required) (?:i )?(?:to )?(?:sign|log) ?in\b|\b(?:sign|log) ?in (?:required|needed|first)\b/,
  ],
]
