import type { Provider } from '#domain/catalog/provider.schema.ts'
import { spellingsOf } from '../counties/local-operators.ts'

/** What the FCC's files call the provider with an id, as far as they were imported. */
export type BrandNames = ReadonlyMap<number, string>

/**
 * The provider that figures without ids mean: by its name, by how people write it, or by what the FCC calls the
 * provider with one of its ids. The usual company words may be missing on their side: `GVTC Communications` is `GVTC`.
 */
export function providerNamed(
  providers: readonly Provider[],
  name: string,
  brands: BrandNames,
): Provider | undefined {
  const asked = spellingsOf(name)
  return providers.find(provider => namesOf(provider, brands).some(one => asked.includes(one)))
}

function namesOf({ name, spellings, fccProviderIds }: Provider, brands: BrandNames): string[] {
  const brandNames = fccProviderIds.flatMap(id => brands.get(id) ?? [])
  return [name.toLowerCase(), ...spellings, ...brandNames.flatMap(spellingsOf)]
}
