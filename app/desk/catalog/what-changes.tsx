import { Link } from 'react-router'
import type { Clash } from '#domain/catalog-drafts/clashing-ahead.server.ts'
import type { CostChange, Move } from '#domain/catalog-drafts/what-it-changes.ts'
import { controlClass } from '../../ui/control-class.ts'
import { Moment } from '../work/due.tsx'
import { PlainTable } from '../work/plain-table.tsx'
import { SmallButton } from '../work/small-button.tsx'
import { previewPath } from './catalog-address.ts'
import { type Waits, waitingWords } from './waiting-words.ts'

/** Prices and totals before and after. */
export function Costs({ costs }: { costs: readonly CostChange[] }) {
  if (costs.length === 0) return <p className="text-soft">No price changes.</p>
  const words = (cost: CostChange['before'], part: 'today' | 'total', none: string) => cost?.[part] ?? none
  return (
    <PlainTable
      caption="Prices"
      columns={['What', 'Today, before', 'Today, after', '24 months, before', '24 months, after']}
      rows={costs.map(({ planId, name, before, after }) => ({
        key: planId,
        cells: [
          name,
          words(before, 'today', 'not sold'),
          <strong key="after">{words(after, 'today', 'not sold')}</strong>,
          words(before, 'total', '–'),
          <strong key="total">{words(after, 'total', '–')}</strong>,
        ],
      }))}
    />
  )
}

/** What is scheduled already and doesn't go with these drafts. */
export function Clashes({ clashes }: { clashes: readonly Clash[] }) {
  return (
    <ul className="list-disc pl-5 text-alarm">
      {clashes.map(({ publicationId, publishAt, timeZone, requestedByName, name, how }) => (
        <li key={`${publicationId} ${name}`}>
          <Link
            to={`/desk/catalog/drafts#publication-${publicationId}`}
            className="underline underline-offset-4"
          >
            {name}
          </Link>{' '}
          {how === 'fails' ? 'is to change' : 'is to be retired'}{' '}
          <Moment at={publishAt} timeZone={timeZone} />, as {requestedByName} asked.{' '}
          {how === 'fails'
            ? 'Once this is published, that fails and is not published. Cancel it, or publish this after it.'
            : 'Publish this before, or it fails.'}
        </li>
      ))}
    </ul>
  )
}

/** Places in the ranking of all internet providers before and after. */
export function Moves({ moves }: { moves: readonly Move[] }) {
  const words = (one: Move['before']) => (one ? `${one.place} (${one.score} points)` : 'none')
  return (
    <>
      <p className="mb-2 max-w-measure text-soft">
        The order on “How we rank,” of every internet provider and for no ZIP code in particular: results at a
        home list only who serves it. Each provider is ranked by its entry plan, the one that costs least
        today, so a change to its other plans moves nothing. Place 1 is the top; points, from 0 to 100, are
        its score by the published formula. Providers whose 24-month total is known in full come first,
        whatever their points.
      </p>
      {moves.length === 0 ? (
        <p>No place in the ranking changes.</p>
      ) : (
        <PlainTable
          caption="Places in the ranking"
          columns={['Provider', 'Place before', 'Place after']}
          rows={moves.map(({ providerId, name, before, after }) => ({
            key: providerId,
            cells: [name, words(before), <strong key="after">{words(after)}</strong>],
          }))}
        />
      )}
    </>
  )
}

type Pages = { changed: string[]; added: string[]; gone: string[] }

/** Which kept pages differ, each with its preview. */
export function Pages({
  pages,
  drafts,
  zipCode,
}: {
  pages: Pages
  drafts: readonly number[]
  /** Where results are shown first. */
  zipCode: string
}) {
  const link = (path: string) => (
    <li key={path}>
      <a
        href={previewPath(drafts, path)}
        className="inline-block min-h-6 py-0.5 underline underline-offset-4"
      >
        {path}
      </a>
    </li>
  )
  const groups = [
    { title: 'New', paths: pages.added },
    { title: 'Changed', paths: pages.changed },
  ]
  return (
    <>
      {groups.map(({ title, paths }) =>
        paths.length === 0 ? null : (
          <div key={title} className="mb-3">
            <h3 className="font-semibold">
              {title} ({paths.length}): open the preview
            </h3>
            <ul className="mt-1 columns-2 sm:columns-3 lg:columns-4">{paths.map(link)}</ul>
          </div>
        ),
      )}
      {pages.gone.length > 0 ? (
        <p className="mb-3">
          <strong>Gone:</strong> {pages.gone.join(', ')}
        </p>
      ) : null}
      <p className="text-soft">
        Results, plan pages, labels, the assistant and the sitemap follow the catalog as well.
      </p>
      <form
        method="get"
        action={previewPath(drafts, '/results')}
        className="mt-2 flex flex-wrap items-end gap-2"
      >
        <label>
          Results in ZIP code
          <input
            name="zip"
            defaultValue={zipCode}
            required
            pattern="[0-9]{5}"
            title="Five digits"
            inputMode="numeric"
            maxLength={5}
            className={`${controlClass} min-h-9! w-28! py-1!`}
          />
        </label>
        <SmallButton type="submit">Preview results</SmallButton>
      </form>
    </>
  )
}

/** Who has the old price in hand, or waits for what is retired. */
export function Waiting({ waiting }: { waiting: Waits }) {
  return <p className="max-w-3xl">{waitingWords(waiting).join(' ')}</p>
}
