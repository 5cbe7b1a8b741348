import { changeInWords } from '#domain/labels/label-words.ts'
import { exportPriceChanges } from '#domain/public-answers/change-answers.operations.server.ts'
import { brand } from '#platform/brand.ts'
import { performForm } from '../api/perform-form.server.ts'
import { settingsContext } from '../contexts.ts'
import { refusalResponse } from '../problems/problem-response.server.ts'
import type { Route } from './+types/price-changes-file.route.ts'

const FEED = 'feed.xml'
const headers = { 'cache-control': 'public, max-age=3600' }

type Exported = Extract<Awaited<ReturnType<typeof exportPriceChanges.perform>>, { ok: true }>['value']
type Named = Exported['changes'][number]

/** Price changes as a file (CSV) or a feed (Atom), for one provider or all. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const url = new URL(request.url)
  const isFeed = url.pathname.endsWith(FEED)
  const asked = { provider: url.searchParams.get('provider') || undefined, as: isFeed ? 'feed' : 'file' }
  const found = await performForm(exportPriceChanges, { request, context }, asked)
  // No page is drawn here: programs read files.
  if (!found.ok) return refusalResponse(found)
  const { provider, changes } = found.value
  const origin = context.get(settingsContext).publicUrl || url.origin
  return isFeed
    ? new Response(feedOf(changes, origin, provider), {
        headers: { ...headers, 'content-type': 'application/atom+xml; charset=utf-8' },
      })
    : new Response(fileOf(changes), {
        headers: {
          ...headers,
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': 'attachment; filename="price-changes.csv"',
        },
      })
}

const columns = [
  'provider',
  'plan',
  'after',
  'by',
  'kind',
  'field',
  'fee',
  'old',
  'new',
  'old_cents',
  'new_cents',
  'labels',
] as const

function fileOf(changes: readonly Named[]): string {
  const rows = changes.map(one => [
    one.providerName,
    one.name,
    one.since,
    one.date,
    one.kind,
    one.field,
    one.subject,
    one.oldText,
    one.newText,
    one.oldCents ?? (one.kind === 'gone' ? one.fromCents : null),
    one.newCents ?? (one.kind === 'new' ? one.fromCents : null),
    one.labels,
  ])
  return [columns, ...rows].map(row => `${row.map(cell).join(',')}\r\n`).join('')
}

/** Quoted if needed; a cell that a spreadsheet would take for a formula begins with an apostrophe. */
function cell(value: string | number | null): string {
  const text = String(value ?? '')
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

function feedOf(changes: readonly Named[], origin: string, provider: Exported['provider']): string {
  const path = provider?.hasPage ? `/providers/${provider.id}/price-changes` : '/price-changes'
  const self = `${origin}/price-changes/${FEED}${provider ? `?provider=${provider.id}` : ''}`
  const updated = `${changes[0]?.date ?? '1970-01-01'}T00:00:00Z`
  const title = `${provider ? `${provider.name} price changes` : 'Price changes of internet providers'} | ${brand.name}`
  const entries = changes.map((change, index) => {
    const key = [
      change.date,
      change.providerId,
      change.name,
      change.field,
      change.subject,
      change.oldText,
      change.newText,
    ]
    const id = `${origin}${path}#${encodeURIComponent(key.join(' '))}`
    return `<entry><id>${xml(id)}</id><title>${xml(`${change.providerName} ${changeInWords(change)}`)}</title><updated>${change.date}T00:00:00Z</updated><link href="${xml(`${origin}/providers/${change.providerId}/price-changes`)}"/><summary>${xml(`After ${change.since}, by ${change.date}.`)}</summary></entry>${index === changes.length - 1 ? '' : '\n'}`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><id>${xml(origin + path)}</id><title>${xml(title)}</title><updated>${updated}</updated><author><name>${xml(brand.name)}</name></author><link href="${xml(origin + path)}"/><link rel="self" type="application/atom+xml" href="${xml(self)}"/>
${entries.join('')}
</feed>
`
}

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const xml = (text: string) => text.replaceAll(/[&<>"]/g, mark => marks[mark] ?? mark)
