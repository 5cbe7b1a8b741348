/** What facts are read with: the places of ZIP codes, and the providers of today's catalog. */
export type FactDeps = {
  zips: {
    find(zipCode: string): { latitude: number; longitude: number } | undefined
    place(zipCode: string): { state: string } | undefined
  }
  catalogue: { providers: readonly { id: string }[] }
}
