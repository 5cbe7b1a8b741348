import { FileText } from 'lucide-react'
import { useId, useState } from 'react'
import { formatCents } from '#domain/shared/money.ts'
import { proposalOf } from '#domain/switching/bill-proposal.ts'
import { type BillReading, readBill } from '#domain/switching/read-bill.ts'
import type { SwitchingDraft } from '#domain/switching/switching-form.ts'
import { NoticeBox } from '../ui/notice-box.tsx'
import { pdfFaults } from './pdf-faults.ts'

type Phase =
  | { kind: 'idle' }
  | { kind: 'reading'; file: string }
  | { kind: 'failed'; message: string }
  | { kind: 'read'; reading: BillReading }

/**
 * Takes a bill as a PDF, reads it here in the browser, and puts what it finds into the fields, where it can be
 * corrected.
 */
export function BillReader({ onUse }: { onUse(changes: Partial<SwitchingDraft>): void }) {
  const [phase, setPhase] = useState<Phase>({ kind: 'idle' })
  const id = useId()
  const read = async (file: File) => {
    setPhase({ kind: 'reading', file: file.name })
    try {
      // Half a megabyte of code, only for people who ask for it.
      const { linesOfPdf } = await import('./read-pdf.ts')
      const answer = await linesOfPdf(file)
      if (!answer.ok) {
        setPhase({ kind: 'failed', message: pdfFaults[answer.fault] })
        return
      }
      const reading = readBill(answer.lines)
      if (reading.amounts === 0) {
        setPhase({ kind: 'failed', message: pdfFaults.no_amounts })
        return
      }
      onUse(proposalOf(reading))
      setPhase({ kind: 'read', reading })
    } catch {
      setPhase({ kind: 'failed', message: pdfFaults.unavailable })
    }
  }
  return (
    <div className="rounded-card border border-line bg-surface p-4">
      <label htmlFor={id} className="flex items-center gap-2 font-semibold">
        <FileText aria-hidden className="size-5 shrink-0 text-signal" strokeWidth={1.75} />
        Read my bill
      </label>
      <p id={`${id}-hint`} className="mt-1 text-sm text-soft">
        Choose your bill as a PDF and we’ll fill in what we find. It’s read on your device and isn’t uploaded.
      </p>
      <input
        id={id}
        aria-describedby={`${id}-hint`}
        type="file"
        accept="application/pdf,.pdf"
        disabled={phase.kind === 'reading'}
        onClick={event => {
          // So that the same file can be chosen again; until then the field names the one that was read.
          event.currentTarget.value = ''
        }}
        onChange={event => {
          const [file] = event.currentTarget.files ?? []
          if (file) void read(file)
        }}
        className="mt-3 block w-full text-sm file:mr-3 file:min-h-10 file:rounded-control file:border file:border-solid file:border-edge file:bg-transparent file:px-3 file:font-semibold file:text-ink"
      />
      {phase.kind === 'reading' ? (
        <p role="status" className="mt-3 animate-pulse-soft text-sm">
          Reading {phase.file}…
        </p>
      ) : null}
      {phase.kind === 'failed' ? (
        <NoticeBox tone="alarm" title="We couldn’t read this bill" occasion={phase} className="mt-3">
          <p className="mt-1 text-sm text-soft">{phase.message}</p>
        </NoticeBox>
      ) : null}
      {phase.kind === 'read' ? <Found reading={phase.reading} /> : null}
    </div>
  )
}

/** What the bill said; the fields below contain it and can be changed. */
function Found({ reading }: { reading: BillReading }) {
  const { provider, total, fees } = reading
  return (
    <NoticeBox
      tone="good"
      title={total ? 'Please check what we found' : 'We found amounts, but no total'}
      occasion={reading}
      className="mt-3"
    >
      {total ? null : <p className="mt-1 text-sm text-soft">Enter your monthly bill below, please.</p>}
      {provider ? <p className="mt-1 text-sm">From {provider}</p> : null}
      <ul className="mt-2 text-sm">
        {[...(total ? [{ ...total, name: 'Total', monthly: true }] : []), ...fees].map(found => (
          <li
            key={`${found.name} ${found.line}`}
            className="flex justify-between gap-3 border-t border-line py-1.5"
          >
            <span>
              {found.name}
              {found.monthly ? '' : ' (only this once, left out)'}
              <span className="block text-soft">“{found.line.slice(0, 80)}”</span>
            </span>
            <span className="whitespace-nowrap">{formatCents(found.cents)}</span>
          </li>
        ))}
      </ul>
    </NoticeBox>
  )
}
