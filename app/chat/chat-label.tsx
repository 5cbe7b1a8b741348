import { formatDate } from '#domain/shared/calendar.ts'
import { formatCents } from '#domain/shared/money.ts'
import { LabelLink } from '../ui/label-link.tsx'
import type { PlanFacts } from './plan-facts.ts'

type Label = NonNullable<PlanFacts['label']>
type Props = { label: Label; planId: string; title: string; zip: string; onFollow(): void }

const NOT_STATED = 'not stated'

/** What the provider's own label of a plan says, in short and black on white as the label is, with the way to the whole of it. */
export function ChatLabel({ label, planId, title, zip, onFollow }: Props) {
  return (
    <details className="mt-2 rounded-control border border-line">
      <summary className="min-h-9 cursor-pointer px-3 py-1.5 font-semibold text-signal">
        What its label says<span className="sr-only"> of {title}</span>
      </summary>
      <div className="rounded-b-control bg-paper p-3 text-print">
        <p className="border-b-4 border-print pb-1 font-bold break-words">{label.name}</p>
        {label.region ? <p className="border-b border-print py-1">{label.region}</p> : null}
        <dl>
          {rowsOf(label).map(([name, value]) => (
            <div key={name} className="flex justify-between gap-4 border-b border-print py-1">
              <dt>{name}</dt>
              <dd className="text-right font-bold">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-2">File of {formatDate(label.fileOf)}.</p>
      </div>
      <p className="px-3 py-1.5" onClickCapture={onFollow}>
        <LabelLink planId={planId} planName={title} zip={zip} className="inline-flex min-h-8 items-center" />
      </p>
    </details>
  )
}

function rowsOf(label: Label): [name: string, value: string][] {
  const { introductory, introMonths, laterPriceCents, typicalDownloadMbps, typicalUploadMbps } = label
  return [
    ['Monthly price', formatCents(label.priceNowCents)],
    ...(introductory
      ? ([
          ['Introductory rate for', introMonths === null ? NOT_STATED : `${introMonths} months`],
          ['Price after it', laterPriceCents === null ? NOT_STATED : formatCents(laterPriceCents)],
        ] satisfies [string, string][])
      : []),
    ['Monthly fees', feesInWords(label.monthlyFees)],
    ['One-time fees', feesInWords(label.oneTimeFees)],
    [
      'Early termination fee',
      label.earlyTermination === null ? NOT_STATED : amountInWords(label.earlyTermination),
    ],
    ['Typical download', spanInWords(typicalDownloadMbps, 'Mbps')],
    ['Typical upload', spanInWords(typicalUploadMbps, 'Mbps')],
    ['Typical latency', spanInWords(label.typicalLatencyMs, 'ms')],
    ['Data included', label.dataIncluded ?? NOT_STATED],
  ]
}

/** Some files give amounts as bare figures. */
const amountInWords = (text: string) => (/^\d[\d,]*(?:\.\d{1,2})?$/.test(text) ? `$${text}` : text)

const feesInWords = (fees: Label['monthlyFees']) =>
  fees.map(({ name, text }) => `${name}: ${amountInWords(text)}`).join('; ') || NOT_STATED

function spanInWords(span: Label['typicalLatencyMs'], unit: string): string {
  if (span === null) return NOT_STATED
  const figure = (value: number) => value.toLocaleString('en-US')
  return span.from === span.to
    ? `${figure(span.to)} ${unit}`
    : `${figure(span.from)}–${figure(span.to)} ${unit}`
}
