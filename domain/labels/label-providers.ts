/** Providers whose labels we keep without selling their plans: their names, by id. */
const names: Readonly<Record<string, string>> = {
  breezeline: 'Breezeline',
  brightspeed: 'Brightspeed',
}

/** What such a provider is called; `null` for everybody else, whose name the catalogue has. */
export function labelProviderName(providerId: string): string | null {
  return Object.hasOwn(names, providerId) ? (names[providerId] ?? null) : null
}
