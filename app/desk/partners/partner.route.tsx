import { Link } from 'react-router'
import type { PartnerKeyKind } from '#domain/partners/partner-key-kind.ts'
import {
  addPartnerKey,
  changePartner,
  readPartner,
  revokePartnerKey,
} from '#domain/partners/partners.operations.server.ts'
import { readForm } from '../../api/read-form.server.ts'
import { servicesContext } from '../../contexts.ts'
import { NoticeBox } from '../../ui/notice-box.tsx'
import { useKeptAnswer } from '../../ui/use-kept-answer.ts'
import { doneAnswer, refusedAnswer } from '../answer.server.ts'
import { askDesk } from '../ask-desk.server.ts'
import { DeskForm } from '../desk-form.tsx'
import { Done } from '../done.tsx'
import { FactorAgain } from '../factor-again.tsx'
import { notFoundAtDesk } from '../work/not-found.server.ts'
import type { Route } from './+types/partner.route.ts'
import { ChangePartner } from './change-partner.tsx'
import { NewKey } from './new-key.tsx'
import { KeyTable, OrderNumbers, UsageTable } from './partner-tables.tsx'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.partner.name ?? 'Partner'} | Desk` },
]

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

export async function loader(args: Route.LoaderArgs) {
  const found = await askDesk(readPartner, args, { id: args.params.partner })
  if (!found.ok) throw notFoundAtDesk()
  return { ...found.value, siteUrl: args.context.get(servicesContext).siteUrl }
}

/** Changes the partner, makes a key, or ends one. */
export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request, [
    'intent',
    'version',
    'name',
    'sites',
    'dailyQuota',
    'key',
    'kind',
    'code',
  ])
  const { intent = '', version, name, sites, dailyQuota, key, kind, code } = form
  const id = args.params.partner
  if (intent === 'add-key') {
    const made = await askDesk(addPartnerKey, args, { id, kind }, { code })
    return made.ok
      ? { ...doneAnswer(intent, 'The key is made.'), made: { key: made.value.key, kind } }
      : refusedAnswer(made, form)
  }
  const result =
    intent === 'revoke'
      ? await askDesk(revokePartnerKey, args, { id, key })
      : await askDesk(changePartner, args, { id, version, name, sites, dailyQuota })
  if (!result.ok) return refusedAnswer(result, form)
  return doneAnswer(intent, intent === 'revoke' ? 'The key is revoked.' : 'The partner is changed.')
}

export { readAfterRefusal as shouldRevalidate } from '../work/read-after-refusal.ts'

/** One partner: what it may, its keys, how much it asks, and what came of it in numbers. */
export default function Partner({ loaderData, actionData }: Route.ComponentProps) {
  const { partner, keys, usage, leads, orders, siteUrl } = loaderData
  const answer = useKeptAnswer(actionData)
  const fault = answer?.fault ?? null
  const ofChange = answer?.intent === 'change'
  const made = answer && 'made' in answer ? answer.made : null
  return (
    <>
      <p>
        <Link to="/desk/partners" className="underline underline-offset-4">
          All partners
        </Link>
      </p>
      <h1 className="mt-1 text-2xl">{partner.name}</h1>
      <p className="mt-1 mb-4 text-soft">
        Mark <code>{partner.mark}</code>. Links with it: <code>/results?partner={partner.mark}</code>
      </p>
      <Done words={answer?.done} />
      <FactorAgain again={answer?.again ?? null} />
      {fault && !ofChange ? (
        <NoticeBox tone="alarm" title={fault.title} occasion={fault} className="mb-4 max-w-xl">
          <p className="text-soft">{fault.message}</p>
        </NoticeBox>
      ) : null}
      {made ? <NewKey value={made.key} isForPage={made.kind === 'page'} siteUrl={siteUrl} /> : null}
      <div className="grid items-start gap-8 xl:grid-cols-[1fr_22rem]">
        <div className="grid gap-8">
          <section aria-labelledby="keys">
            <h2 id="keys" className="mb-2 text-xl">
              Keys
            </h2>
            <KeyTable keys={keys} />
            <div className="mt-3 flex flex-wrap gap-3">
              <MakeKey kind="page" label="Make a key for pages" />
              <MakeKey kind="program" label="Make a key for a program" />
            </div>
          </section>
          <section aria-labelledby="numbers">
            <h2 id="numbers" className="mb-2 text-xl">
              What came of it
            </h2>
            <OrderNumbers leads={leads} orders={orders} />
          </section>
          <section aria-labelledby="use">
            <h2 id="use" className="mb-2 text-xl">
              Use by day
            </h2>
            <UsageTable usage={usage} dailyQuota={partner.dailyQuota} />
          </section>
        </div>
        <section aria-labelledby="change">
          <h2 id="change" className="mb-3 text-xl">
            Change
          </h2>
          <ChangePartner key={partner.id} partner={partner} answer={answer} />
        </section>
      </div>
    </>
  )
}

function MakeKey({ kind, label }: { kind: PartnerKeyKind; label: string }) {
  return <DeskForm intent="add-key" hidden={{ kind }} label={label} look="secondary" />
}
