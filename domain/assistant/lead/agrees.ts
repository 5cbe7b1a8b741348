const agreeing =
  /\b(?:yes|yeah|yep|yup|ok|okay|sure|right|correct|please|pls|great|perfect|cool|alright|ready|absolutely|definitely|proceed|continue|thanks|thank you|(?:go|please go) ahead|lets (?:do|go)(?: (?:it|this|that|with it|ahead|for it))?|(?:please )?do (?:it|that|this)|go for it|sounds good|looks good|looks right|all good|all set|that works|works for me|fine|good|thats (?:it|all|fine|good|right|correct)|sign me up|of course)\b/g
/** Whether nothing is said but that it may go on: `ok go ahead`, `yes please do that`. It is no detail. */
export const agrees = (text: string): boolean =>
  !/[\p{L}\p{N}]/u.test(text.toLowerCase().replace(/[‘’']/g, '').replace(agreeing, ''))
