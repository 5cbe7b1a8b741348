import type { Proofs } from '#domain/staff/proofs.ts'

/** The mail about guesses is sent once a day: its link works as long. */
export const BROWSER_LINK_HOURS = 24
export const BROWSER_KEY = 'browser'

const ABOUT = 'link that marks a browser'

/** The link that marks a browser as one that its owner uses. It holds all that it says, sealed; nothing is stored. */
export function browserLink(
  proofs: Pick<Proofs, 'seal'>,
  siteUrl: string,
  { email, at }: { email: string; at: Date },
): string {
  const endsAt = at.getTime() + BROWSER_LINK_HOURS * 3_600_000
  const key = proofs.seal(`${endsAt} ${email.toLowerCase()}`, ABOUT)
  return `${siteUrl}/desk/sign-in?${new URLSearchParams({ [BROWSER_KEY]: key })}`
}

/** Whose browser it is that shows this key; null for one that is over or made up. */
export function ownerOfBrowserKey(proofs: Pick<Proofs, 'unseal'>, key: string, at: Date): string | null {
  const [, endsAt, email = ''] = /^(\d+) (.+)$/.exec(proofs.unseal(key, ABOUT) ?? '') ?? []
  return Number(endsAt) > at.getTime() ? email : null
}
