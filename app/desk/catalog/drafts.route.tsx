import { Form, Link, redirect, useLocation } from 'react-router'
import { nameOfRow } from '#domain/catalog-drafts/catalog-row.ts'
import { kindWords } from '#domain/catalog-drafts/catalog-subject.ts'
import { nameWithProvider } from '#domain/catalog-drafts/draft-words.ts'
import { previewedAt } from '#domain/catalog-drafts/previewed-at.ts'
import {
  approvePublication,
  cancelPublication,
  readCatalogDrafts,
  takeBackPublication,
} from '#domain/catalog-drafts/publishing.operations.server.ts'
import { readForm } from '../../api/read-form.server.ts'
import { servicesContext } from '../../contexts.ts'
import { NoticeBox } from '../../ui/notice-box.tsx'
import { useKeptAnswer } from '../../ui/use-kept-answer.ts'
import { refusedAnswer } from '../answer.server.ts'
import { askDesk, requireStaff } from '../ask-desk.server.ts'
import { FactorAgain } from '../factor-again.tsx'
import { useDeskStream } from '../use-desk-stream.ts'
import { Moment } from '../work/due.tsx'
import { PlainTable } from '../work/plain-table.tsx'
import { SmallButton } from '../work/small-button.tsx'
import type { Route } from './+types/drafts.route.ts'
import { donePath, entryPath, publishPath } from './catalog-address.ts'
import { CatalogTabs } from './catalog-tabs.tsx'
import { newsOf } from './drafts-news.ts'
import { PublicationList } from './publication-list.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { id: me } = await requireStaff(args)
  const found = await askDesk(readCatalogDrafts, args, {})
  if (!found.ok) throw new Error(`The drafts were refused: ${found.code}`)
  const { drafts, publications } = found.value
  const published = publications.flatMap(one => one.drafts)
  const { catalogue } = args.context.get(servicesContext)
  const providerName = (id: string) => {
    const own = drafts.find(({ kind, subjectId }) => kind === 'provider' && subjectId === id)
    const known = own ?? published.find(({ kind, subjectId }) => kind === 'provider' && subjectId === id)
    return known ? nameOfRow(known.content ?? known.before, id) : catalogue.providerName(id)
  }
  const named = <Draft extends (typeof published)[number]>(draft: Draft) => ({
    ...draft,
    name: nameWithProvider(draft, providerName),
    preview: previewedAt(draft, catalogue),
  })
  const shown = publications.map(one => ({ ...one, drafts: one.drafts.map(named) }))
  const asked = new URL(args.request.url).searchParams
  return { me, news: newsOf(asked, shown), drafts: drafts.map(named), publications: shown }
}

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request, ['intent', 'publication', 'code'])
  const { intent, publication, code } = form
  if (intent === 'take-back') {
    const begun = await askDesk(takeBackPublication, args, { publication })
    return begun.ok ? redirect(publishPath(begun.value.drafts)) : refusedAnswer(begun, form)
  }
  const result =
    intent === 'approve'
      ? await askDesk(approvePublication, args, { publication }, { code })
      : intent === 'cancel'
        ? await askDesk(cancelPublication, args, { publication })
        : null
  if (!result) throw new Response(null, { status: 400 })
  return result.ok ? redirect(donePath(result.value.publication)) : refusedAnswer(result, form)
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders
export const meta: Route.MetaFunction = () => [{ title: 'Drafts | Catalog | Desk' }]

/** What is about to change, and what was published. */
export default function Drafts({ loaderData, actionData: answered }: Route.ComponentProps) {
  const { drafts, publications, me, news } = loaderData
  const answer = useKeptAnswer(answered)
  const { key } = useLocation()
  useDeskStream(({ topic }) => topic === 'catalog')
  const open = drafts.filter(({ publicationId }) => publicationId === null)
  const refused = answer?.fault?.code === 'draft_in_the_way' ? answer.fault.typed.publication : undefined
  const about = publications.find(({ publication }) => String(publication.id) === refused)?.drafts ?? []
  const inTheWay = drafts.filter(draft =>
    about.some(one => one.kind === draft.kind && one.subjectId === draft.subjectId),
  )
  return (
    <>
      <h1 className="text-2xl">Catalog</h1>
      <CatalogTabs here="drafts" />
      <FactorAgain again={answer?.again ?? null} />
      {answer?.fault ? (
        <NoticeBox tone="alarm" title={answer.fault.title} occasion={answer} className="mt-4 max-w-xl">
          <p className="text-soft">{answer.fault.message}</p>
          {inTheWay.length > 0 ? (
            <ul className="mt-2 flex flex-wrap gap-x-4">
              {inTheWay.map(({ id, kind, subjectId, name }) => (
                <li key={id}>
                  <Link to={entryPath({ kind, id: subjectId })} className="underline underline-offset-4">
                    Draft of {name}
                  </Link>
                </li>
              ))}
            </ul>
          ) : null}
        </NoticeBox>
      ) : null}
      {news ? (
        <NoticeBox tone={news.tone} title={news.title} occasion={key} className="mt-4 max-w-xl">
          <p className="text-soft">{news.words}</p>
        </NoticeBox>
      ) : null}
      <section aria-label="Open drafts" className="mt-6">
        <h2 className="text-lg">Open drafts</h2>
        {open.length === 0 ? (
          <p className="mt-2 text-soft">Nobody has a draft. Open an entry of the catalog to begin one.</p>
        ) : (
          <Form method="get" action="/desk/catalog/publish" aria-label="Drafts to publish">
            <PlainTable
              caption="Open drafts"
              columns={['Entry', 'Kind', 'What it does', 'Draft by', 'Changed']}
              rows={open.map(draft => {
                const { name } = draft
                return {
                  key: String(draft.id),
                  cells: [
                    <span key="entry" className="flex items-center gap-2">
                      <input
                        type="checkbox"
                        name="drafts"
                        value={draft.id}
                        aria-label={`Choose ${name}`}
                        className="size-4"
                      />
                      <Link
                        to={entryPath({ kind: draft.kind, id: draft.subjectId })}
                        className="text-ink underline underline-offset-4"
                      >
                        {name}
                      </Link>
                    </span>,
                    kindWords[draft.kind].one,
                    <span key="does">
                      {draft.content === null ? 'Retires it' : draft.before === null ? 'New' : 'Changes it'}
                      {draft.failedAt ? (
                        <span className="block text-alarm">
                          Not published: it failed <Moment at={draft.failedAt} />
                        </span>
                      ) : null}
                    </span>,
                    draft.authorName,
                    <Moment key="changed" at={draft.changedAt} />,
                  ],
                }
              })}
            />
            <SmallButton type="submit" className="mt-3">
              What the ticked drafts change, preview, publish
            </SmallButton>
          </Form>
        )}
      </section>
      <PublicationList publications={publications} me={me} />
    </>
  )
}
