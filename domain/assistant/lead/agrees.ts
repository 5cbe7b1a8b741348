const agreeing =
  /\b(?:yes|si|claro|yeah|yea|ya|yep|yup|y|k+|ok|okay|then|sure(?: thing)?|i do|(?:i )?(?:agree[ds]?|consent|accept)(?: (?:to|with) (?:it|that|this|all that))?|(?:i )?(?:understand|understood|got it)|np|(?:no|not a) (?:problem|prob|worries|biggie|big deal|rush|hurry|stress|pressure|sweat)|(?:oh )?well|right|correct|please|pls|great|perfect|cool|alright|ready|absolutely|definitely|proceed|continue|thanks?(?: (?:you|u|ya))?(?: (?:so|very) much| a (?:lot|bunch|million)| again)?|ty|thx|tysm|appreciate it|hon(?:ey)?|dear|sir|maam|buddy|man|bro|dude|friend|(?:go|please go) ahead|lets (?:do|go)(?: (?:it|this|that|with it|ahead|for it))?|(?:please )?do (?:it|that|this)|go for it|sounds good|looks good|looks right|all good|all set|that works|works for me|(?:fine|good)(?: (?:by|with|for) me)?|thats (?:it|all|fine|good|right|correct|me)|(?:(?:it|that|everything|all of (?:it|that)|the rest) )?(?:is|its) (?:all )?(?:right|correct|fine|good)(?: now)?|all (?:right|correct)|everything|now|sign me up|of course)\b/g
const stalling =
  /\b(?:(?:oh|no|actually),? )?(?:wait(?: up)?|(?:(?:can|could) (?:you|u) )?hold (?:on|up)|hang on)\b|^(?:ok )?(?:im|i am) back(?: now)?\b|\b(?:(?:give me |in )?(?:a|one|1) (?:sec|second|min|minute|moment)|brb|be right back|sorry|o+ps|whoops|huh|h+m+|u+h+m*|u+m+|lol|(?:ha){2,}h?|hehe|lmao|omg)\b/g
const sending = /\b(?:send|submit)(?: (?:it|this|that|everything|now|in|off))*\b/g

/** In small letters, without apostrophes and accents: `Sí` reads `si`. */
const plain = (text: string) =>
  text.toLowerCase().replace(/[‘’']/g, '').normalize('NFD').replace(/\p{M}/gu, '')

/** Whether nothing is said but that it may go on: `ok go ahead`, `yes please do that`. It is no detail. */
export const agrees = (text: string): boolean =>
  !/[\p{L}\p{N}]/u.test(plain(text).replace(sending, '').replace(agreeing, ''))

/** Whether nothing is said yet: `hold on`, `lol`, `sorry, one sec`. It is no detail, either. */
export const stalls = (text: string): boolean => {
  const left = plain(text).replace(stalling, '')
  return left !== plain(text) && agrees(left)
}

/** `Ok send it`: what was given shall go off as it is. */
export const saysSend = (text: string): boolean => plain(text).search(sending) >= 0 && agrees(text)
