import { data, Link, redirect } from 'react-router'
import {
  readCatalogEntry,
  saveCatalogDraft,
  withdrawCatalogDraft,
} from '#domain/catalog-drafts/catalog-entries.operations.server.ts'
import { catalogKinds, isReplaceable, kindInText, kindWords } from '#domain/catalog-drafts/catalog-subject.ts'
import { inputNames } from '#domain/catalog-drafts/field.ts'
import { readForm } from '../../api/read-form.server.ts'
import { NoticeBox } from '../../ui/notice-box.tsx'
import { useKeptAnswer } from '../../ui/use-kept-answer.ts'
import { refusedAnswer } from '../answer.server.ts'
import { askDesk, requireStaff } from '../ask-desk.server.ts'
import { useDeskStream } from '../use-desk-stream.ts'
import { Recorded } from '../work/recorded.tsx'
import type { Route } from './+types/entry.route.ts'
import { entryPath } from './catalog-address.ts'
import { CatalogTabs } from './catalog-tabs.tsx'
import { DraftCard } from './draft-card.tsx'
import { EntryForm } from './entry-form.tsx'
import { EntryHistory, Periods } from './entry-history.tsx'
import { Retirement } from './retirement.tsx'

/** Who may not read it is sent away before its address is looked at. */
async function entryOf(args: Pick<Route.LoaderArgs, 'request' | 'context' | 'params'>) {
  const { kind: named, id } = args.params
  const provider = new URL(args.request.url).searchParams.get('provider') ?? ''
  const found = await askDesk(readCatalogEntry, args, { kind: named, id, provider })
  const kind = catalogKinds.find(one => one === named)
  if (!found.ok || !kind)
    throw data(
      { title: 'Nothing here', message: 'The catalog never had an entry of this name.' },
      { status: 404 },
    )
  return { subject: { kind, id }, ...found.value }
}

export async function loader(args: Route.LoaderArgs) {
  const { id: me } = await requireStaff(args)
  return { me, ...(await entryOf(args)) }
}

export async function action(args: Route.ActionArgs) {
  const { subject, entry, form: blank } = await entryOf(args)
  const fields = entry?.fields ?? blank?.fields ?? []
  const names = ['intent', 'version', 'published', 'takeOver', 'id', ...fields.flatMap(inputNames)]
  const form = (await readForm(args.request, names)) as Record<string, string | undefined>
  const { intent = '', version = '0', published, takeOver, ...typed } = form
  const seen = { ...subject, version, takeOver: takeOver === 'yes' }
  const save = (act: string) => askDesk(saveCatalogDraft, args, { ...seen, published, act, typed })
  const ask = {
    save: () => save('change'),
    retire: () => save('retire'),
    'bring-back': () => save('bring-back'),
    withdraw: () => askDesk(withdrawCatalogDraft, args, seen),
  }
  if (!Object.hasOwn(ask, intent)) throw new Response(null, { status: 400 })
  const result = await ask[intent as keyof typeof ask]()
  if (!result.ok) return refusedAnswer(result, form)
  const stays = intent !== 'withdraw' || entry?.state !== 'new'
  const id = result.value ? result.value.id : subject.id
  return redirect(stays ? entryPath({ kind: subject.kind, id }) : `/desk/catalog?kind=${subject.kind}`)
}

export { readAfterRefusal as shouldRevalidate } from '../work/read-after-refusal.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.entry?.name ?? 'New entry'} | Catalog | Desk` },
]

/** One entry of the catalog: what it says, what it cost and is to cost, who changed it, and its draft. */
export default function Entry({ loaderData, actionData: answered }: Route.ComponentProps) {
  const { subject, entry, form, me } = loaderData
  const answer = useKeptAnswer(answered)
  useDeskStream(({ topic, id }) => topic === 'catalog' && id === `${subject.kind}/${subject.id}`)
  const fault = answer?.fault ?? null
  const draft = entry?.draft ?? null
  const last = entry?.published[0]
  const isBound = draft?.publicationId !== null && draft !== null
  const isGone = entry?.state === 'retired' && !draft
  const foreign = draft && draft.authorId !== me ? draft.authorName : null
  return (
    <>
      <CatalogTabs here="entries" />
      <p className="mt-4 text-soft">
        <Link to={`/desk/catalog?kind=${subject.kind}`} className="underline underline-offset-4">
          {kindWords[subject.kind].many}
        </Link>
        {entry?.provider ? (
          <>
            {' · '}
            <Link
              to={entryPath({ kind: 'provider', id: entry.providerId })}
              className="underline underline-offset-4"
            >
              {entry.provider}
            </Link>
          </>
        ) : null}
      </p>
      <h1 className="mt-1 text-2xl">{entry?.name ?? `New ${kindInText(subject.kind)}`}</h1>
      {entry ? (
        <p className="mt-1 font-mono text-sm text-soft">
          {subject.id}
          {standingWords(entry.state, draft !== null)}
        </p>
      ) : null}
      {entry && subject.kind === 'provider' && !isGone ? <PlansOf id={subject.id} /> : null}
      {fault && answer?.intent !== 'save' ? (
        <NoticeBox tone="alarm" title={fault.title} occasion={answer} className="mt-4 max-w-xl">
          <p className="text-soft">{fault.message}</p>
        </NoticeBox>
      ) : null}
      {draft ? <DraftCard draft={draft} isBound={isBound} foreign={foreign} /> : null}
      {entry ? <Standing entry={entry} /> : null}
      <EntryForm
        key={`${subject.kind}/${subject.id}`}
        mark={[draft?.id, draft?.version, draft?.publicationId, last?.id].join('.')}
        stored={{
          fields: entry?.fields ?? form?.fields ?? [],
          typed: entry?.typed ?? form?.typed ?? {},
          version: draft?.version ?? 0,
          published: last?.id ?? 0,
        }}
        told={meanwhileWords(draft, last, me)}
        answer={answer}
        isNew={entry === null}
        isClosed={isBound || isGone}
        title={entry ? (draft ? 'Change the draft' : 'Change it') : 'What it is'}
        takesOverFrom={foreign}
      />
      <Recorded
        what={['draft_saved', 'draft_taken_over', 'draft_withdrawn']}
        events={(entry?.events ?? []).filter(({ at }) => !last || at > last.at)}
        me={me}
      />
      {entry && isReplaceable(subject.kind) && !draft ? (
        <Retirement
          isRetired={entry.state === 'retired'}
          isProvider={subject.kind === 'provider'}
          stays={entry.stays}
        />
      ) : null}
      {entry ? (
        <section aria-label="History" className="mt-6">
          <h2 className="text-lg">Who changed what</h2>
          <EntryHistory published={entry.published} events={entry.events} />
        </section>
      ) : null}
    </>
  )
}

type Entries = NonNullable<Route.ComponentProps['loaderData']['entry']>

/** What became of an entry since its form was opened. */
function meanwhileWords(draft: Entries['draft'], last: Entries['published'][number] | undefined, me: string) {
  if (draft && draft.publicationId !== null)
    return `The draft of ${draft.authorName} is about to be published.`
  if (draft) return `${draft.authorId === me ? 'You' : draft.authorName} saved a draft meanwhile.`
  return last ? `${last.by} published a change meanwhile.` : 'The draft was withdrawn meanwhile.'
}

function standingWords(state: 'on sale' | 'retired' | 'new', isDrafted: boolean): string {
  if (state === 'on sale') return ''
  if (state === 'new') return ' · only a draft so far'
  return isDrafted ? ' · retired; a draft brings it back' : ' · retired'
}

/** Where the plans of a provider are, and where the next one begins. */
function PlansOf({ id }: { id: string }) {
  const link = 'underline underline-offset-4'
  return (
    <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
      <Link to={`/desk/catalog?kind=plan&provider=${id}`} className={link}>
        Its internet plans
      </Link>
      <Link to={`${entryPath({ kind: 'plan', id: 'new' })}?provider=${id}`} className={link}>
        Add an internet plan
      </Link>
    </p>
  )
}

function Standing({ entry }: { entry: Entries }) {
  const { facts, label, periods, lockPeriods } = entry
  return (
    <div className="grid gap-x-8 xl:grid-cols-[1fr_24rem]">
      <div>
        <Periods caption="Terms over time" periods={periods} />
        <Periods caption="Terms with the price locked" periods={lockPeriods} />
        {facts.length > 0 ? (
          <details className="mt-4">
            <summary className="cursor-pointer text-lg underline underline-offset-4">
              What the catalog says now
            </summary>
            <dl className="mt-2 grid gap-1">
              {facts.map(({ label: name, words, contract }) => (
                <div key={name} className="grid gap-x-3 sm:grid-cols-[16rem_minmax(0,1fr)]">
                  <dt className="text-soft">{name}</dt>
                  <dd className="break-words">
                    {words}
                    {contract === null ? null : (
                      <span className="block text-lamp">
                        contract{contract === words ? '' : `: the specification says ${contract}`}
                      </span>
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        ) : null}
      </div>
      {label ? (
        <section aria-label="Its broadband labels" className="mt-6">
          <h2 className="text-lg">Its broadband labels</h2>
          <ul className="mt-2 grid gap-1">
            {label.prices.map(words => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders
