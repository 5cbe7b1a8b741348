/** What somebody is told whose number nobody may call or text: they hear from us in writing. */
export const writtenInstead = (email: string): string =>
  `This number is on our do-not-call list, so we write to ${email || 'you by email'} instead.`
