import { type MailWords, mailWords } from '#domain/mail/mail-words.ts'
import { BUSINESS_ZONE_WORDS } from '#domain/settings/business-day.ts'
import { formatDate } from '#domain/shared/calendar.ts'
import type { Moved } from './most-moved.ts'
import type { Range } from './range.ts'

const whole = new Intl.NumberFormat('en-US')
const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 })

/** The weekly email: what moved most, from what to what, and where to see the rest. */
export function weeklyMail(moved: readonly Moved[], { from, to }: Range, siteUrl: string): MailWords {
  const figure = ({ unit }: Moved, value: number) => (unit === 'share' ? percent : whole).format(value)
  const facts = moved.map(one => {
    const way = one.change > 0 ? 'up' : 'down'
    const by = one.before === 0 ? 'from nothing' : `${way} ${percent.format(Math.abs(one.change))}`
    return [one.name, `${figure(one, one.now)}, ${by} (${figure(one, one.before)} the week before)`] as const
  })
  return mailWords(`The week from ${formatDate(from)} to ${formatDate(to)}`, [
    moved.length === 0
      ? 'No figure moved more than chance would move it, against the week before.'
      : 'What moved most against the week before:',
    ...(facts.length > 0 ? [{ facts }] : []),
    `Days are calendar days in ${BUSINESS_ZONE_WORDS}. Figures with fewer than 20 in both weeks, and changes that chance would make, are left out.`,
    {
      link: `${siteUrl}/desk/numbers?${new URLSearchParams({ range: 'own', from, to })}`,
      label: 'See all numbers',
    },
  ])
}
