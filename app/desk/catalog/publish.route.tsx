import type { ReactNode } from 'react'
import { Link, redirect } from 'react-router'
import { kindInText, subjectKey } from '#domain/catalog-drafts/catalog-subject.ts'
import { publishCatalog, readCatalogChanges } from '#domain/catalog-drafts/publishing.operations.server.ts'
import { scheduleSentence } from '#domain/pricing/describe-schedule.ts'
import { readForm } from '../../api/read-form.server.ts'
import { useKeptAnswer } from '../../ui/use-kept-answer.ts'
import { refusedAnswer } from '../answer.server.ts'
import { askDesk } from '../ask-desk.server.ts'
import { FactorAgain } from '../factor-again.tsx'
import type { Route } from './+types/publish.route.ts'
import { donePath, entryPath, gonePath, nonePath } from './catalog-address.ts'
import { CatalogTabs } from './catalog-tabs.tsx'
import { ChangeList } from './change-list.tsx'
import { PublishForm } from './publish-form.tsx'
import { Clashes, Costs, Moves, Pages, Waiting } from './what-changes.tsx'

/** As many drafts are published together, and findings overruled. */
const MOST = 50

export async function loader(args: Route.LoaderArgs) {
  const url = new URL(args.request.url)
  // One for each ticked box, or all of them between dots.
  const drafts = url.searchParams.getAll('drafts').join('.')
  const found = await askDesk(readCatalogChanges, args, { drafts })
  // The drafts that are open now are there to choose from, with why.
  if (!found.ok) throw redirect(drafts === '' ? nonePath : gonePath(drafts))
  return found.value
}

const numbered = Array.from({ length: MOST }, (_, index) => index)
const names = [
  ...['seen', 'when', 'moment', 'zone', 'code'],
  ...numbered.flatMap(index => [`check${index}`, `reason${index}`]),
]

export async function action(args: Route.ActionArgs) {
  const form = (await readForm(args.request, names)) as Record<string, string | undefined>
  const { seen = '', when, moment, zone, code } = form
  const keys = numbered.flatMap(index => form[`check${index}`] ?? [])
  const reasons = Object.fromEntries(keys.map((key, index) => [key, form[`reason${index}`] ?? '']))
  const versions = seen.split(' ').map(pair => {
    const [id, version] = pair.split(':').map(Number)
    return { id, version }
  })
  const result = await askDesk(
    publishCatalog,
    args,
    { seen: versions, when, moment, zone, reasons },
    { code },
  )
  if (result.ok) return redirect(donePath(result.value.publication))
  const fields = Object.fromEntries(
    Object.entries(result.fields ?? {}).map(([name, words]) => {
      const index = keys.indexOf(name.replace(/^reason:/, ''))
      return [name.startsWith('reason:') && index >= 0 ? `reason${index}` : name, words]
    }),
  )
  return refusedAnswer(result.fields ? { ...result, fields } : result, form)
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders
export { readAfterRefusal as shouldRevalidate } from '../work/read-after-refusal.ts'

export const meta: Route.MetaFunction = () => [{ title: 'What it changes | Catalog | Desk' }]

/** A place that is known by its state alone. */
const ANY_ZIP = '06103'

const acts = { new: 'New', change: 'Changed', retire: 'Retired', back: 'Brought back' }

/** What drafts would change, what checks find, and their publication. */
export default function Publish({ loaderData, actionData: answered }: Route.ComponentProps) {
  const { drafts, faults, clashes, findings, costs, moves, labels, pages, waiting, secondPair, zipCode } =
    loaderData
  const answer = useKeptAnswer(answered)
  const ids = drafts.map(({ id }) => id)
  const isBound = drafts.some(({ publicationId }) => publicationId !== null)
  return (
    <>
      <CatalogTabs here="drafts" />
      <h1 className="mt-4 text-2xl">What it changes</h1>
      <FactorAgain again={answer?.again ?? null} />
      <Part title="Entries">
        <ul className="grid gap-3">
          {drafts.map(draft => (
            <li key={draft.id} className="rounded-card border border-line p-3">
              <p>
                <strong>{acts[draft.act]}:</strong>{' '}
                <Link
                  to={entryPath({ kind: draft.kind, id: draft.subjectId })}
                  className="font-semibold underline underline-offset-4"
                >
                  {draft.name}
                </Link>{' '}
                <span className="text-soft">
                  {kindInText(draft.kind)}, draft by {draft.authorName}
                </span>
              </p>
              {draft.companions.length > 0 ? (
                <p className="mt-1">
                  Retired with it: {draft.companions.join(', ')}. Bringing the provider back brings them back
                  as they are.
                </p>
              ) : null}
              {draft.act === 'retire' ? null : (
                <div className="mt-1">
                  <ChangeList changes={draft.changes} />
                </div>
              )}
            </li>
          ))}
        </ul>
      </Part>
      {clashes.length > 0 ? (
        <Part title="Already scheduled">
          <Clashes clashes={clashes} />
        </Part>
      ) : null}
      {faults.length > 0 ? (
        <Part title="It can’t be published like this">
          <ul className="list-disc pl-5 text-alarm">
            {faults.map(fault => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
          <p className="mt-2 text-soft">
            Often another draft belongs to it, such as the provider of a new plan:{' '}
            <Link to="/desk/catalog/drafts" className="underline underline-offset-4">
              choose the drafts together
            </Link>
            .
          </p>
        </Part>
      ) : (
        <>
          <Part title="Prices">
            <Costs costs={costs} />
            {labels.map(({ planId, name, schedule, prices }) => (
              <p key={planId} className="mt-2">
                <strong>{name}</strong>: ours {scheduleSentence(schedule)}{' '}
                {prices.length > 0
                  ? `Its labels: ${prices.join(' · ')}`
                  : 'No label of its provider confirms it.'}
              </p>
            ))}
          </Part>
          <Part title="Ranking">
            <Moves moves={moves} />
          </Part>
          <Part title="Who has the old price in hand">
            <Waiting waiting={waiting} />
          </Part>
          {pages ? (
            <Part title="Pages">
              {pages.failing.length > 0 ? (
                <p className="mb-2 text-alarm">
                  These pages could not be drawn, so it cannot be published: {pages.failing.join(', ')}. A
                  page of its own making needs its provider and plans.
                </p>
              ) : null}
              <Pages pages={pages} drafts={ids} zipCode={zipCode ?? ANY_ZIP} />
            </Part>
          ) : null}
          <Part title={findings.length > 0 ? 'Checks and publication' : 'Publication'}>
            {isBound ? (
              <p>
                It is about to be published:{' '}
                <Link to="/desk/catalog/drafts" className="underline underline-offset-4">
                  see when, agree, or cancel
                </Link>
                .
              </p>
            ) : (
              <div className="max-w-2xl">
                <p className="mb-3 text-soft">
                  {findings.length > 0
                    ? 'What the checks found is published only with a reason.'
                    : 'The checks found nothing.'}
                </p>
                <PublishForm
                  findings={findings}
                  names={
                    new Map(
                      drafts.map(draft => [
                        subjectKey({ kind: draft.kind, id: draft.subjectId }),
                        draft.name,
                      ]),
                    )
                  }
                  seen={drafts.map(({ id, version }) => `${id}:${version}`).join(' ')}
                  secondPair={secondPair}
                  typed={answer?.fault?.typed ?? answer?.again?.fields ?? {}}
                  fault={answer?.fault ?? null}
                />
              </div>
            )}
          </Part>
        </>
      )}
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mt-6">
      <h2 className="mb-2 text-lg">{title}</h2>
      {children}
    </section>
  )
}
