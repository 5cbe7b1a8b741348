import { Scale, TrendingDown, TrendingUp } from 'lucide-react'
import { formatCents } from '#domain/shared/money.ts'
import { compareSwitch, type SwitchComparison, type SwitchTarget } from '#domain/switching/compare-switch.ts'
import type { CurrentService } from '#domain/switching/current-service.ts'
import {
  assumptionsOf,
  beforeFees,
  boundOf,
  costInWords,
  verdictOf,
} from '#domain/switching/switching-words.ts'
import { classes } from '../ui/classes.ts'

const looks = {
  good: { Icon: TrendingUp, color: 'text-good' },
  even: { Icon: Scale, color: 'text-soft' },
  bad: { Icon: TrendingDown, color: 'text-alarm' },
} as const

/** What a switch comes to: the verdict, the first year as a sum, and the assumptions. */
export function SwitchingAnswer({ service, to }: { service: CurrentService; to: SwitchTarget }) {
  const comparison = compareSwitch(service, to)
  const { headline, when, tone } = verdictOf(comparison)
  const { Icon, color } = looks[tone]
  const year = comparison.months.slice(0, 12)
  const onceCents = comparison.costs.reduce((sum, cost) => sum + cost.cents, 0)
  const stayCents = service.monthlyCents * year.length
  const switchCents = stayCents - comparison.firstYearSavingCents - onceCents
  return (
    <section aria-label="What switching comes to" className="rounded-card border border-line bg-surface p-4">
      <p className="flex items-start gap-2.5 text-lg leading-snug font-semibold">
        <Icon aria-hidden className={classes('mt-0.5 size-6 shrink-0', color)} strokeWidth={1.75} />
        <span>{headline}.</span>
      </p>
      <p className="mt-1.5 pl-8.5">{when}</p>
      <dl className="mt-4 text-sm">
        <Line name={`12 months with ${service.provider || 'your provider'}`} cents={stayCents} />
        <Line name={`12 months with ${to.name}`} cents={switchCents} />
        {comparison.costs.map(cost => (
          <Line key={`${cost.kind} ${cost.name}`} name={costInWords(cost, service)} cents={cost.cents} />
        ))}
        <Line strong name={sumName(comparison)} cents={Math.abs(comparison.firstYearSavingCents)} />
      </dl>
      <ul className="mt-4 list-disc space-y-1.5 pl-5 text-sm text-soft">
        {assumptionsOf(comparison, service, to).map(sentence => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}

/** What the last line is: with something left out, the most that is saved or the least that is paid, or neither. */
function sumName(comparison: SwitchComparison): string {
  const [what, bound] =
    comparison.firstYearSavingCents < 0
      ? ['More', boundOf(comparison, 'at least')]
      : ['Saved', boundOf(comparison, 'at most')]
  return `${what} in the first year${bound && `, ${bound.trim()}`}${beforeFees(comparison)}`
}

function Line({ name, cents, strong = false }: { name: string; cents: number; strong?: boolean }) {
  return (
    <div
      className={classes('flex justify-between gap-4 border-t border-line py-2', strong && 'font-semibold')}
    >
      <dt className={strong ? undefined : 'text-soft'}>{name}</dt>
      <dd className="text-right whitespace-nowrap">{formatCents(cents)}</dd>
    </div>
  )
}
