import { canBeDialed, phoneWords } from '#domain/shared/phone-digits.ts'

/** What is wrong with the number that somebody gave us in an order or a request, as a sentence without its end. */
export const wrongNumberWords = (phone: string, given: 'order' | 'request'): string =>
  canBeDialed(phone)
    ? `The phone number in your ${given}, ${phoneWords(phone)}, reaches somebody else`
    : `The phone number in your ${given}, ${phoneWords(phone)}, isn't one we can call in the US`
