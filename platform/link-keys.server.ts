import { createHmac, createSecretKey, hkdfSync, timingSafeEqual } from 'node:crypto'

/** What a link opens without signing in. Raising `version` invalidates every earlier link. */
type LinkTarget = { kind: string; id: string; version: number }

/**
 * Makes and checks the keys of links in emails. Nothing is stored: a key is a signature over what it opens and until
 * when.
 */
export type LinkKeys = {
  keyFor(target: LinkTarget, at: Date): string
  /** Whether this key opens that target at this time. */
  opens(key: string, target: LinkTarget, at: Date): boolean
}

/** How many days a link in an email works. */
const LINK_DAYS = 60
/** Seconds in base 36, a dash, and 32 bytes in base64url. */
const KEY = /^([0-9a-z]{1,9})-([\w-]{43})$/

/** Keys signed with a secret of their own, derived from the site's. */
export function createLinkKeys(siteSecret: string): LinkKeys {
  // A key object: with a buffer each signature takes five times as long.
  const secret = createSecretKey(Buffer.from(hkdfSync('sha256', siteSecret, '', 'links in mails', 32)))
  const sign = ({ kind, id, version }: LinkTarget, endsAt: number) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([kind, id, version, endsAt]))
      .digest()
  return {
    keyFor(target, at) {
      const endsAt = Math.floor(at.getTime() / 1_000) + LINK_DAYS * 86_400
      return `${endsAt.toString(36)}-${sign(target, endsAt).toString('base64url')}`
    },
    opens(key, target, at) {
      const [, ends = '', signature = ''] = KEY.exec(key) ?? []
      const endsAt = Number.parseInt(ends, 36)
      if (!(endsAt * 1_000 > at.getTime())) return false
      // A different spelling of the same number would be a different text under the same signature.
      if (endsAt.toString(36) !== ends) return false
      return timingSafeEqual(Buffer.from(signature, 'base64url'), sign(target, endsAt))
    },
  }
}
