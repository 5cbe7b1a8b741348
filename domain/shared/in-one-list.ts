let format: Intl.ListFormat | undefined

/** Several things as one reads them: `Spectrum and AT&T`, `Spectrum, AT&T, and Cox`. */
export function inOneList(parts: readonly string[]): string {
  format ??= new Intl.ListFormat('en-US')
  return format.format(parts)
}
