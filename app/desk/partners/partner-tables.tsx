import { Form } from 'react-router'
import type { PartnerKeyKind } from '#domain/partners/partner-key-kind.ts'
import { formatDate } from '#domain/shared/calendar.ts'
import { percentWords } from '#domain/shared/percent.ts'
import { orderStateWords } from '../orders/order-words.ts'
import { Moment } from '../work/due.tsx'
import { PlainTable } from '../work/plain-table.tsx'
import { SmallButton } from '../work/small-button.tsx'

type Key = {
  id: string
  kind: PartnerKeyKind | null
  prefix: string
  createdAt: Date
  revokedAt: Date | null
}

const kindWords: Record<PartnerKeyKind, string> = { page: 'Pages', program: 'A program' }

/** The keys of a partner by their first characters. */
export function KeyTable({ keys }: { keys: readonly Key[] }) {
  if (keys.length === 0) return <p className="text-soft">No key yet: nothing can be asked with one.</p>
  return (
    <PlainTable
      caption="Keys"
      columns={['Begins with', 'For', 'Made', 'State', 'Actions']}
      rows={keys.map(({ id, kind, prefix, createdAt, revokedAt }) => ({
        key: id,
        cells: [
          <code key="prefix">{prefix}…</code>,
          kind
            ? kindWords[kind]
            : revokedAt
              ? 'Both'
              : 'Both, as older keys are. Replace it by one for each.',
          <Moment key="made" at={createdAt} />,
          revokedAt ? (
            <>
              Revoked <Moment at={revokedAt} />
            </>
          ) : (
            'Open'
          ),
          revokedAt ? null : <RevokeForm key="do" id={id} prefix={prefix} />,
        ],
      }))}
    />
  )
}

function RevokeForm({ id, prefix }: { id: string; prefix: string }) {
  return (
    <details>
      <summary className="inline-flex min-h-9 cursor-pointer items-center rounded-control border border-edge px-3 hover:bg-raised">
        Revoke …
      </summary>
      <Form method="post" preventScrollReset className="mt-2" aria-label={`Revoke ${prefix}`}>
        <input type="hidden" name="intent" value="revoke" />
        <input type="hidden" name="key" value={id} />
        <p className="mb-2 text-soft">Widgets and programs with this key stop at once.</p>
        <SmallButton type="submit">Revoke {prefix}…</SmallButton>
      </Form>
    </details>
  )
}

type Usage = { day: string; api: number; widget: number; refused: number }

/** How often the partner asked on each day (UTC) of the last 30. */
export function UsageTable({ usage, dailyQuota }: { usage: readonly Usage[]; dailyQuota: number }) {
  if (usage.length === 0) return <p className="text-soft">Nothing was asked in the last 30 days.</p>
  const figure = (value: number) => value.toLocaleString('en-US')
  return (
    <PlainTable
      caption="Use by day, in UTC"
      columns={['Day', 'API', 'Widget and pages', 'Of the quota now', 'Refused']}
      rows={usage.map(({ day, api, widget, refused }) => ({
        key: day,
        cells: [
          formatDate(day),
          figure(api),
          figure(widget),
          dailyQuota > 0 ? percentWords(api / dailyQuota) : 'none allowed',
          <span key="refused" className={refused > 0 ? 'font-semibold text-alarm' : ''}>
            {figure(refused)}
          </span>,
        ],
      }))}
    />
  )
}

type OrderNumber = { status: keyof typeof orderStateWords; orders: number }

/** Leads and orders from the partner's sites, as numbers. */
export function OrderNumbers({ leads, orders }: { leads: number; orders: readonly OrderNumber[] }) {
  const all = orders.reduce((sum, one) => sum + one.orders, 0)
  return (
    <dl className="grid max-w-md grid-cols-[1fr_auto] gap-x-6 gap-y-1 tabular-nums">
      <dt>Leads</dt>
      <dd className="text-right">{leads.toLocaleString('en-US')}</dd>
      <dt>Orders</dt>
      <dd className="text-right">{all.toLocaleString('en-US')}</dd>
      {orders.map(({ status, orders: count }) => (
        <div key={status} className="contents text-soft">
          <dt className="pl-4 text-soft">{orderStateWords[status]}</dt>
          <dd className="text-right text-soft">{count.toLocaleString('en-US')}</dd>
        </div>
      ))}
    </dl>
  )
}
