/** What plans for households that qualify are called in the providers' label files, by provider: none of them is open to all, so none is in the catalog. */
export const qualifyingPlans: Readonly<Record<string, string>> = {
  att: 'Access from AT&T',
  spectrum: 'Spectrum Internet Assist',
  cox: 'Cox Connect2Compete and ConnectAssist',
}
