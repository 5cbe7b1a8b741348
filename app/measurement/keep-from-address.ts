/** Keeps for this tab what the first address says of where somebody came from; the code for it comes only then. */
export function keepFromAddress(search: string): void {
  if (search.includes('utm_')) void import('./keep-arrival.ts').then(module => module.keepArrival(search))
  if (search.includes('partner='))
    void import('../operations/keep-partner.ts').then(module => module.keepPartner(search))
}
