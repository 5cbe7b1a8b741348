import { Form, Link } from 'react-router'
import { readCatalog } from '#domain/catalog-drafts/catalog-entries.operations.server.ts'
import { catalogKinds, isReplaceable, kindInText, kindWords } from '#domain/catalog-drafts/catalog-subject.ts'
import { controlClass } from '../../ui/control-class.ts'
import { askDesk } from '../ask-desk.server.ts'
import { useDeskStream } from '../use-desk-stream.ts'
import { PlainTable } from '../work/plain-table.tsx'
import { SmallButton } from '../work/small-button.tsx'
import { Tabs } from '../work/tabs.tsx'
import type { Route } from './+types/catalog.route.ts'
import { entryPath } from './catalog-address.ts'
import { CatalogTabs } from './catalog-tabs.tsx'

export async function loader(args: Route.LoaderArgs) {
  const query = Object.fromEntries(new URL(args.request.url).searchParams)
  const found = await askDesk(readCatalog, args, query)
  if (!found.ok) throw new Error(`The catalog was refused: ${found.code}`)
  return found.value
}

export const meta: Route.MetaFunction = () => [{ title: 'Catalog | Desk' }]

const states = {
  '': 'All',
  'on sale': 'On sale',
  draft: 'With a draft',
  new: 'Only a draft so far',
  retired: 'Retired',
  contract: 'Contract figures',
  unconfirmed: 'Not confirmed by a label',
}

/** Everything that is sold and stated, by kind. */
export default function Catalog({ loaderData }: Route.ComponentProps) {
  const { entries, counts, providers, filter } = loaderData
  useDeskStream(({ topic }) => topic === 'catalog')
  const { kind } = filter
  const withProvider = kind !== 'provider' && kind !== 'bundle' && kind !== 'figure'
  // A provider sells by its plans: what stands beside its own name is a fee.
  const withPrice = kind !== 'provider' && entries.some(({ price }) => price !== '')
  const withTotal = withPrice && entries.some(({ total }) => total !== '')
  const select = `${controlClass} min-h-9! py-1!`
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">Catalog</h1>
        {isReplaceable(kind) ? (
          <Link
            to={`${entryPath({ kind, id: 'new' })}${filter.provider ? `?provider=${filter.provider}` : ''}`}
            className="inline-flex min-h-9 items-center rounded-control bg-lamp px-3 font-semibold text-ground no-underline"
          >
            New {kindInText(kind)}
          </Link>
        ) : null}
      </div>
      <CatalogTabs here="entries" />
      <Tabs
        label="Kinds of entries"
        tabs={catalogKinds.map(one => ({
          to: `/desk/catalog?kind=${one}`,
          name: kindWords[one].many,
          count: counts[one],
          here: one === kind,
        }))}
      />
      <Form
        method="get"
        role="search"
        aria-label="Narrow the list"
        key={JSON.stringify(filter)}
        className="mt-3 flex flex-wrap items-end gap-2"
      >
        <input type="hidden" name="kind" value={kind} />
        <label className="min-w-0 flex-1 basis-48">
          Name or ID
          <input type="search" name="q" defaultValue={filter.q} maxLength={80} className={select} />
        </label>
        {withProvider ? (
          <label className="basis-44">
            Provider
            <select name="provider" defaultValue={filter.provider} className={select}>
              <option value="">All</option>
              {providers.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        <label className="basis-44">
          State
          <select name="state" defaultValue={filter.state} className={select}>
            {Object.entries(states).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <SmallButton type="submit">Show</SmallButton>
      </Form>
      {entries.length === 0 ? (
        <p className="mt-4 rounded-card border border-line bg-surface p-6 text-soft">
          No matches.{' '}
          <Link to={`/desk/catalog?kind=${kind}`} className="underline underline-offset-4">
            Show all of this kind
          </Link>
        </p>
      ) : (
        <div className="mt-4">
          <PlainTable
            caption={kindWords[kind].many}
            columns={[
              'Name',
              ...(withProvider ? ['Provider'] : []),
              ...(withPrice ? ['Today'] : []),
              ...(withTotal ? ['24 months'] : []),
              'State',
              'Draft by',
            ]}
            rows={entries.map(entry => ({
              key: entry.id,
              cells: [
                <span key="name">
                  <Link to={entryPath(entry)} className="text-ink underline underline-offset-4">
                    {entry.name}
                  </Link>
                  <span className="block font-mono text-sm font-normal text-soft">{entry.id}</span>
                </span>,
                ...(withProvider ? [entry.provider] : []),
                ...(withPrice ? [<Amount key="today" words={entry.price} />] : []),
                ...(withTotal ? [<Amount key="total" words={entry.total} />] : []),
                <Standing key="stands" {...entry} />,
                entry.draftBy ?? '–',
              ],
            }))}
          />
        </div>
      )}
    </>
  )
}

const Amount = ({ words }: { words: string }) => <span className="tabular-nums">{words || '–'}</span>

function Standing({
  state,
  contract,
  confirmed,
}: {
  state: string
  contract: boolean
  confirmed: boolean | null
}) {
  const words = { 'on sale': 'In the catalog', new: 'Only a draft so far', retired: 'Retired' }[state]
  return (
    <>
      <span className={state === 'on sale' ? undefined : 'font-semibold'}>{words}</span>
      {contract ? <span className="block text-lamp">contract</span> : null}
      {confirmed === false ? <span className="block text-soft">not confirmed by a label</span> : null}
    </>
  )
}
