import type { SiteProcess } from './site-process.ts'
import { queryRunning } from './stored-rows.ts'

const TRIES = 100

/** The link in the newest email of a kind to an address, as a site without a mail server stores it. */
export async function keptLink(site: SiteProcess, recipient: string, kind: string): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const link = linkIn(String((await keptMails(site, recipient)).findLast(mail => mail.kind === kind)?.body))
    if (link) return link
    if (attempt === TRIES) throw new Error(`No mail of kind ${kind} to ${recipient}`)
    await new Promise(resolve => setTimeout(resolve, 100))
  }
}

/** Every stored email to an address, oldest first. */
async function keptMails(site: SiteProcess, recipient: string) {
  const to = recipient.replaceAll("'", "''")
  const [mails] = await queryRunning(site, [
    `select kind, subject, body from mails where recipient = '${to}' order by created_at`,
  ])
  return mails ?? []
}

/** The address that an email links to: it has a line of its own. */
export function linkIn(text: string): string | null {
  return /^https?:\S+$/m.exec(text)?.[0] ?? null
}
