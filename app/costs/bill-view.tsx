import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { distinctBills } from '#domain/billing/bill.ts'
import { chargeInWords } from '#domain/billing/charge-words.ts'
import { billLineInWords, feesInWords, mayApply } from '#domain/billing/cost-words.ts'
import type { WholeCost } from '#domain/billing/whole-cost.ts'
import { totalInWords } from '#domain/pricing/known-total.ts'
import { formatCents } from '#domain/shared/money.ts'

/** A bill with its lines collapsed under its total. In print they are expanded. */
export function BillView({
  bill: { months, lines, ...total },
}: {
  bill: ReturnType<typeof distinctBills>[number]
}) {
  const title = `${months.map(month => (month === 1 ? 'First' : `${month}th`)).join(' and ')} bill`
  const services = [...new Set(lines.map(line => line.service))]
  return (
    <Fold title={title} figure={totalInWords(total)} about="before any taxes on top">
      {services.map(service => (
        <div key={service} className="py-1.5">
          <p className="font-medium">{service}</p>
          {lines
            .filter(line => line.service === service)
            .map(line => (
              <p key={`${line.kind} ${line.name}`} className="flex justify-between gap-4 text-soft">
                <span>
                  {billLineInWords(line)}
                  {line.kind === 'one-time-fee' ? ', once' : ''}
                  {line.published ? '' : ', not published: last known price'}
                </span>
                <span className="whitespace-nowrap">{formatCents(line.cents)}</span>
              </p>
            ))}
        </div>
      ))}
    </Fold>
  )
}

/** Label fees that only some people pay. The amount stands beside the title, since no total counts it. */
export function MayApply({ labels }: { labels: WholeCost['labels'] }) {
  return (
    <Fold
      title={mayApply.title}
      figure={feesInWords(labels.flatMap(label => label.depending))}
      about="by the providers’ labels"
    >
      {labels.map(({ service, depending }) => (
        <div key={service} className="py-1.5">
          <p className="font-medium">{service}</p>
          <ul>
            {depending.map((charge, index) => (
              // Labels may repeat a fee's name.
              <li key={`${index} ${charge.name}`} className="flex justify-between gap-4 text-soft">
                <span>{charge.name}</span>
                <span className="text-right">{chargeInWords(charge)}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className="pt-1 text-soft">{mayApply.note}</p>
    </Fold>
  )
}

function Fold({
  title,
  figure,
  about,
  children,
}: {
  title: string
  figure?: string
  /** What is heard after the title. */
  about: string
  children: ReactNode
}) {
  return (
    <details className="print-open group border-t border-line text-sm">
      <summary className="flex min-h-11 items-center gap-2 py-2 text-base hover:text-signal">
        <ChevronRight
          aria-hidden
          className="no-print size-4 shrink-0 text-soft transition-transform group-open:rotate-90"
          strokeWidth={1.75}
        />
        {/* With large text on a phone, the figure takes a line of its own. */}
        <span className="flex grow flex-wrap justify-between gap-x-2">
          <span className="text-soft">
            {title}
            <span className="sr-only"> ({about})</span>
          </span>
          {figure ? <span className="ml-auto text-right wrap-normal">{figure}</span> : null}
        </span>
      </summary>
      <div className="pb-3 pl-5">{children}</div>
    </details>
  )
}
