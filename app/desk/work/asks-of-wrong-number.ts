import { phoneWords } from '#domain/shared/phone-digits.ts'

/** What is said before a number is recorded as wrong that isn't the one that may have been called. */
export const asksOfWrongNumber = (
  outcome: string,
  phone: string,
  numberBefore: string | null,
): string | undefined =>
  outcome === 'wrong_number' && numberBefore !== null
    ? `This is recorded of the new number, ${phoneWords(phone)}. If you called ${phoneWords(numberBefore)}, call the new one first.`
    : undefined
