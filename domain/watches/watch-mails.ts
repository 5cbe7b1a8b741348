import { formatDate } from '#domain/shared/calendar.ts'
import { brand } from '#platform/brand.ts'
import { CONFIRM_HOURS, type Wish } from './watch.ts'

type Words = { subject: string; body: string }

const mail = (subject: string, paragraphs: readonly string[]): Words => ({
  subject,
  body: `${paragraphs.join('\n\n')}\n\n${brand.name}\n`,
})

/** Asks the mailbox's owner whether they want this. */
export const confirmWatchMail = (wish: string, link: string): Words =>
  mail(`Confirm your ${brand.name} email alert`, [
    `Someone, hopefully you, asked us to email this address about:`,
    wish,
    'Open this link and press Confirm to start:',
    link,
    `The link works for ${CONFIRM_HOURS} hours. If this was not you, ignore this email: without the link you get nothing more from us.`,
  ])

/** Everything that is new for one person, in one email. */
export function newsMail(
  news: readonly (readonly string[])[],
  kinds: ReadonlySet<Wish['kind']>,
  ends: Date,
  stopLink: string,
): Words {
  return mail(subjectOf(kinds), [
    ...news.map(lines => lines.join('\n')),
    `You get this because you asked for it and confirmed it. It ends by itself on ${formatDate(ends.toISOString())}. Stop it now, or see everything you asked for:`,
    stopLink,
  ])
}

function subjectOf(kinds: ReadonlySet<Wish['kind']>): string {
  if (kinds.size > 1) return `News on what you asked ${brand.name} to watch`
  if (kinds.has('arrival')) return 'New internet at your ZIP code'
  return kinds.has('price') ? 'A plan you watch has changed' : 'Your move: what to do next'
}
