/** The name of the hidden field that says what another field began with. */
export const wasField = (name: string): string => `was-${name}`

/**
 * What somebody changed in a refused form. A field that came back as it began is nobody's wish: it shows what is stored
 * by now, and sending the form again doesn't undo that.
 */
export const touchedFields = (
  posted: Readonly<Partial<Record<string, string>>>,
): Partial<Record<string, string>> =>
  Object.fromEntries(Object.entries(posted).filter(([name, value]) => posted[wasField(name)] !== value))
