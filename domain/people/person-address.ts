import type { PersonKey } from '#domain/shared/person-key.ts'
import type { Proofs } from '#domain/staff/proofs.ts'

/** Seals the keys of people's pages, and identifies people in events. */
export type Sealing = Pick<Proofs, 'seal' | 'unseal' | 'fingerprint'>

/** The key of a person's page at the desk: page addresses end up in logs, so it names nobody. */
export const sealPersonKey = (proofs: Sealing, key: PersonKey): string =>
  proofs.seal(JSON.stringify(key), 'person')

/** Whose page a key opens; null if we didn't make it. */
export function openPersonKey(proofs: Sealing, sealed: string): PersonKey | null {
  const text = proofs.unseal(sealed, 'person')
  return text === null ? null : (JSON.parse(text) as PersonKey)
}
