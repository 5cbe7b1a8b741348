/** What somebody is told whose number nobody may call or text: they hear from us in writing. */
export const writtenInstead = (email: string): string =>
  `This number is on our do-not-call list, so we write to ${email || 'you by email'} instead.`

/** The same where nobody can call or text what stands in the place of a number: the specification accepts any. */
export const writtenForWantOfNumber = (email: string): string =>
  `We can’t call or text the number you gave us, so we write to ${email || 'you by email'} instead.`
