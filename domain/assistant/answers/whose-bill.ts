/** Somebody else whose home or bill is told of: the answer doesn't say `you` to who asks for them. */
const ofOthers =
  /\b(?:my|our|his|her|their|the) (?:\w+ )?(?:mother|mom|mum|father|dad|parents?|folks|grand(?:ma|pa|mother|father|parents)|aunt|uncle|in-?laws?|sister|brother|son|daughter|neighbors?|friends?|tenants?|client)(?:s|.s)?\b|\b(?:she|he|they) (?:now |currently )?(?:pays?|has|have)\b/

/** What is paid now, said to who pays it or of somebody else. */
export const paidNow = (question: string, price: string): string =>
  ofOthers.test(question) ? `Paid now: ${price}. ` : `You pay ${price}. `

/** Whose bill another price is held against. */
export const thatBill = (question: string): string => (ofOthers.test(question) ? 'that bill' : 'your bill')
