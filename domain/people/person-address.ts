import type { PersonKey } from '#domain/shared/person-key.ts'
import type { Proofs } from '#domain/staff/proofs.ts'

/** What seals the keys of people's pages, and names them in events. */
export type Sealing = Pick<Proofs, 'seal' | 'unseal' | 'fingerprint'>

/** The key of a person's page at the desk: addresses of pages stand in logs, so it names nobody. */
export const sealPersonKey = (proofs: Sealing, key: PersonKey): string =>
  proofs.seal(JSON.stringify(key), 'person')

/** Whose page a key opens; null for one that is none of ours. */
export function openPersonKey(proofs: Sealing, sealed: string): PersonKey | null {
  const text = proofs.unseal(sealed, 'person')
  return text === null ? null : (JSON.parse(text) as PersonKey)
}
