/** What a form holds, without what was left empty. */
export const givenFields = (form: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(form).filter(([, value]) => value !== ''))
