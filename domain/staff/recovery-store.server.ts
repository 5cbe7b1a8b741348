import { randomInt } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Reader, Tx } from '#platform/database.server.ts'
import type { Proofs } from './proofs.ts'
import { staffRecoveryCodes } from './staff.tables.server.ts'

const COUNT = 10
const LENGTH = 10
/** Letters and digits that can't be mistaken for each other: 49 bits in ten of them. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

type Fingerprint = Pick<Proofs, 'fingerprint'>

const plain = (code: string) => code.toLowerCase().replace(/[\s-]/g, '')
const hashOf = ({ fingerprint }: Fingerprint, staffId: string, code: string) =>
  fingerprint(`${staffId} ${plain(code)}`)

/** Makes ten new recovery codes, replacing all earlier ones. They are shown once: only hashes are stored. */
export async function renewRecoveryCodes(tx: Tx, proofs: Fingerprint, staffId: string): Promise<string[]> {
  const letter = () => ALPHABET[randomInt(ALPHABET.length)] ?? ''
  const codes = Array.from({ length: COUNT }, () => {
    const letters = Array.from({ length: LENGTH }, letter).join('')
    return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`
  })
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId))
  await tx
    .insert(staffRecoveryCodes)
    .values(codes.map(code => ({ staffId, codeHash: hashOf(proofs, staffId, code) })))
  return codes
}

/** Uses up a recovery code; false if it isn't theirs or was used. */
export async function takeRecoveryCode(
  tx: Tx,
  proofs: Fingerprint,
  use: { staffId: string; code: string; at: Date },
): Promise<boolean> {
  const taken = await tx
    .update(staffRecoveryCodes)
    .set({ usedAt: use.at })
    .where(
      and(
        eq(staffRecoveryCodes.codeHash, hashOf(proofs, use.staffId, use.code)),
        eq(staffRecoveryCodes.staffId, use.staffId),
        isNull(staffRecoveryCodes.usedAt),
      ),
    )
    .returning({ staffId: staffRecoveryCodes.staffId })
  return taken.length > 0
}

/** How many codes somebody has left. */
export async function recoveryCodesLeft(db: Reader, staffId: string): Promise<number> {
  const left = await db
    .select({ usedAt: staffRecoveryCodes.usedAt })
    .from(staffRecoveryCodes)
    .where(and(eq(staffRecoveryCodes.staffId, staffId), isNull(staffRecoveryCodes.usedAt)))
  return left.length
}

export async function deleteRecoveryCodes(tx: Tx, staffId: string): Promise<void> {
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId))
}
