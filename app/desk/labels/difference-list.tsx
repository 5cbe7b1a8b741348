import { useState } from 'react'
import { Form } from 'react-router'
import { fullName } from '#domain/catalog/full-name.ts'
import { differenceWords } from '#domain/label-work/difference-words.ts'
import { REASON_MAX_LENGTH, seenOf } from '#domain/label-work/label-decisions.ts'
import { labelKey } from '#domain/label-work/label-difference.ts'
import type { PlanDifference } from '#domain/label-work/plan-differences.server.ts'
import { controlClass } from '../../ui/control-class.ts'
import { entryPath } from '../catalog/catalog-address.ts'
import type { FormFault } from '../form-fault.ts'
import { Moment } from '../work/due.tsx'
import { PlainTable } from '../work/plain-table.tsx'
import { SmallButton } from '../work/small-button.tsx'

type Props = { differences: readonly PlanDifference[]; fault: FormFault | null }

/** Plans that differ from their labels, as a list to work off: decided ones are folded away. */
export function DifferenceList({ differences, fault }: Props) {
  const open = differences.filter(({ decided }) => decided?.decision !== 'keep')
  const kept = differences.filter(({ decided }) => decided?.decision === 'keep')
  return (
    <section>
      <h2 className="mb-2 text-lg">
        {open.length === 0
          ? 'No plan differs from its label'
          : `${open.length} ${open.length === 1 ? 'plan differs' : 'plans differ'} from the label`}
      </h2>
      {open.length > 0 ? <Differences caption="Plans that differ" rows={open} fault={fault} /> : null}
      {kept.length > 0 ? (
        <details className="mt-3">
          <summary className="cursor-pointer">{kept.length} kept as ours until the label changes</summary>
          <div className="mt-2">
            <Differences caption="Kept as ours" rows={kept} fault={fault} />
          </div>
        </details>
      ) : null}
    </section>
  )
}

type RowsProps = { caption: string; rows: readonly PlanDifference[]; fault: FormFault | null }

function Differences({ caption, rows, fault }: RowsProps) {
  return (
    <PlainTable
      caption={caption}
      columns={['Plan', 'Figure', 'Label', 'Decided', 'Actions']}
      rows={rows.map(row => ({
        key: row.planId,
        cells: [
          <span key="plan">{fullName(row.providerName, row.planName)}</span>,
          <Figures key="figures" {...row} />,
          <a
            key="label"
            href={`/providers/${row.providerId}/labels/${row.label.labelId}`}
            className="underline underline-offset-4"
          >
            {row.label.labels.toLocaleString('en-US')} {row.label.labels === 1 ? 'label says' : 'labels say'}{' '}
            so
          </a>,
          <Decided key="decided" {...row} />,
          <Decide key="do" row={row} fault={fault?.typed.planId === row.planId ? fault : null} />,
        ],
      }))}
    />
  )
}

function Figures({ figures }: PlanDifference) {
  return (
    <ul>
      {figures.map(differenceWords).map(({ name, ours, label }) => (
        <li key={name} className="tabular-nums">
          {name}: {ours} here, <strong>{label}</strong> in the label
        </li>
      ))}
    </ul>
  )
}

function Decided({ decided, planId }: PlanDifference) {
  if (!decided) return <span className="text-lamp">Open</span>
  const { decision, reason, by, at } = decided
  return (
    <>
      {decision === 'keep' ? `Ours stays: ${reason ?? ''}` : 'To be taken over. '}
      {decision === 'take_over' ? (
        <a href={entryPath({ kind: 'plan', id: planId })} className="underline underline-offset-4">
          Change the plan
        </a>
      ) : null}
      <span className="block text-soft">
        {by}, <Moment at={at} />
      </span>
    </>
  )
}

function Decide({ row, fault }: { row: PlanDifference; fault: FormFault | null }) {
  const { planId, label, decided, planName } = row
  const now = seenOf(decided)
  // Whoever is typing a reason has seen what stood there when they began, until they are told.
  const [began, setBegan] = useState(now)
  const isTold = fault?.code === 'work_changed'
  const hidden = (seen: string) => (
    <>
      <input type="hidden" name="intent" value="decide" />
      <input type="hidden" name="planId" value={planId} />
      <input type="hidden" name="key" value={labelKey(label)} />
      <input type="hidden" name="seen" value={seen} />
    </>
  )
  const error = fault?.fields.reason
  return (
    <div className="flex flex-wrap items-start gap-2">
      {decided?.decision === 'take_over' ? null : (
        <Form method="post" preventScrollReset>
          {hidden(now)}
          <SmallButton
            type="submit"
            name="decision"
            value="take_over"
            aria-label={`Take over from the label: ${planName}`}
          >
            Take over from the label
          </SmallButton>
        </Form>
      )}
      <details
        open={fault?.typed.decision === 'keep'}
        onToggle={({ currentTarget }) => currentTarget.open && setBegan(now)}
      >
        <summary className="inline-flex min-h-9 cursor-pointer items-center rounded-control border border-edge px-3 hover:bg-raised">
          Keep ours because …
        </summary>
        <Form
          method="post"
          preventScrollReset
          className="mt-2 space-y-2"
          aria-label={`Keep ours: ${planName}`}
        >
          {hidden(isTold ? now : began)}
          <label className="block">
            Why
            <input
              name="reason"
              required
              maxLength={REASON_MAX_LENGTH}
              defaultValue={fault?.typed.reason}
              aria-invalid={error ? true : undefined}
              className={`${controlClass} min-h-9! py-1!`}
            />
          </label>
          {error ? <p className="text-alarm">{error}</p> : null}
          <SmallButton type="submit" name="decision" value="keep">
            Keep ours
          </SmallButton>
        </Form>
      </details>
    </div>
  )
}
