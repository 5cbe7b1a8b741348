/** What stands before a ZIP code where a state may: `TX 78701`, `TX, 78701`. Empty for a ZIP code alone. */
export const stateBeforeZip = (text: string): string => /^\s*([a-z]{2}),? +\d{5}/i.exec(text)?.[1] ?? ''
