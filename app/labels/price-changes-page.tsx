import { Link } from 'react-router'
import { fullName } from '#domain/catalog/full-name.ts'
import { changeSubject } from '#domain/labels/label-words.ts'
import { labelsPath } from '#domain/labels/labels-path.ts'
import { formatDate } from '#domain/shared/calendar.ts'
import { formatCents } from '#domain/shared/money.ts'
import { DataTable } from '../ui/data-table.tsx'
import { PageHero } from '../ui/page-hero.tsx'
import { PageLinks } from '../ui/page-links.tsx'
import { Section } from '../ui/section.tsx'
import { changedAlike } from './changed-alike.ts'
import { NOT_STATED } from './label-words.ts'
import type { priceChangesView } from './price-changes-view.server.ts'

type View = Awaited<ReturnType<typeof priceChangesView>>
type Change = View['changes']['entries'][number]

const link = 'text-signal underline underline-offset-4'

const originWords = {
  fetched: 'newest file of',
  copied: 'newest file, copied by others, of',
  'by-hand': 'written down by hand on',
}

/** What changed in the labels that providers publish, by day and provider: for one provider or the whole country. */
export function PriceChangesPage({ view }: { view: View }) {
  const { provider, question, changes, noChange, providers, origins } = view
  const file = `/price-changes/changes.csv${provider ? `?provider=${provider.id}` : ''}`
  const feed = `/price-changes/feed.xml${provider ? `?provider=${provider.id}` : ''}`
  const days = [...Map.groupBy(changes.entries, change => change.date)]
  return (
    <>
      <PageHero
        trail={provider ? [{ name: provider.name, path: provider.path }] : []}
        current="Price changes"
        title={provider ? `${provider.name} price changes` : 'Price changes of internet providers'}
        intro={
          provider
            ? `What changed in the broadband labels that ${provider.name} publishes, from one edition that we hold to the next. ${origins}`
            : `Providers must publish a label with the price and fees of every plan. We compare the editions that we hold, each with the one before. ${origins}`
        }
      >
        <p className="mt-5 text-sm text-soft">
          A change happened between two editions: after the first date and by the second. Also as a{' '}
          <a href={file} className={link}>
            CSV file
          </a>{' '}
          and as a{' '}
          <a href={feed} className={link}>
            feed
          </a>
          .
        </p>
      </PageHero>
      <Section id="changes" title={question.show === 'prices' ? 'Prices and fees' : 'Every change'}>
        <p>
          {question.show === 'prices' ? (
            <Link to="?show=all" className={link}>
              Show new and withdrawn plans, speeds and everything else too
            </Link>
          ) : (
            <Link to="?" className={link}>
              Show prices and fees only
            </Link>
          )}
        </p>
        {days.length === 0 ? <p className="mt-6 max-w-measure text-soft">{noChange}</p> : null}
        {days.map(([day, ofDay]) => (
          <section key={day} aria-labelledby={`day-${day}`} className="mt-10">
            <h3 id={`day-${day}`} className="text-2xl">
              By <time dateTime={day}>{formatDate(day)}</time>
            </h3>
            <div className="mt-4">
              <DataTable
                caption={`Changes by ${formatDate(day)}`}
                columns={[
                  { title: 'Provider and plan' },
                  { title: 'What' },
                  { title: 'Before', figures: true },
                  { title: 'After', figures: true },
                  { title: 'Labels', figures: true },
                ]}
                onPhones="pairs"
                rows={changedAlike(ofDay).map((alike, index) => ({
                  key: `${day} ${index}`,
                  cells: cellsOf(alike),
                }))}
              />
            </div>
          </section>
        ))}
        <PageLinks
          page={changes.page}
          pages={changes.pages}
          asked={{ show: question.show === 'all' ? 'all' : null }}
          names={['Previous', 'Next']}
          label="Pages of changes"
        />
      </Section>
      {provider ? null : (
        <Section id="providers" tone="band" title="Whose labels we keep">
          <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
            {providers.map(({ id, name, date, origin }) => (
              <li key={id}>
                <Link to={`/providers/${id}/price-changes`} className={`font-semibold ${link}`}>
                  {name}
                  <span className="sr-only">, price changes</span>
                </Link>
                <span className="block text-sm text-soft">
                  {originWords[origin]} <time dateTime={date}>{formatDate(date)}</time> ·{' '}
                  <Link to={labelsPath(id)} className={link}>
                    labels<span className="sr-only"> of {name}</span>
                  </Link>
                </span>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}

function cellsOf(alike: readonly Change[]) {
  const [change] = alike
  if (!change) return []
  const { providerName, name, labelPlan, since, kind, oldText, newText } = change
  const prices = priceSpan(change)
  const before = kind === 'changed' ? (oldText ?? NOT_STATED) : kind === 'gone' ? prices : 'not offered'
  const after = kind === 'changed' ? (newText ?? NOT_STATED) : kind === 'new' ? prices : 'withdrawn'
  const labels = alike.reduce((sum, one) => sum + one.labels, 0)
  return [
    <div key="plan">
      {alike.length === 1 ? fullName(providerName, name) : `${providerName}, ${alike.length} plans`}
      {alike.length === 1 ? <span className="block text-sm font-normal text-soft">{labelPlan}</span> : null}
      <span className="block text-sm font-normal text-soft">after {formatDate(since)}</span>
    </div>,
    <div key="what">
      {changeSubject(change)}
      {alike.length > 1 ? (
        <details className="mt-1 text-sm">
          <summary className="min-h-8 cursor-pointer text-signal">
            Which plans
            <span className="sr-only">
              {' '}
              of {providerName}: {changeSubject(change)}, {before}, then {after}, after {formatDate(since)}
            </span>
          </summary>
          <ul className="max-w-measure text-soft">
            {alike.map((one, index) => (
              <li key={`${index} ${one.name}`}>{one.labelPlan}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>,
    before,
    after,
    labels.toLocaleString('en-US'),
  ]
}

function priceSpan({ fromCents, toCents }: Change): string {
  if (fromCents === null || toCents === null) return NOT_STATED
  return fromCents === toCents
    ? formatCents(fromCents)
    : `${formatCents(fromCents)} to ${formatCents(toCents)}`
}
