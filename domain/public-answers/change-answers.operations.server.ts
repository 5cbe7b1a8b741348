import { z } from 'zod'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { checkedInWords, spanOfDays } from '#domain/catalog/price-dates.ts'
import { type DatedChange, newestLabelChanges } from '#domain/labels/label-changes-told.server.ts'
import { editionsOfProvider, newestEditions } from '#domain/labels/label-editions.server.ts'
import { labelSource, labelSources } from '#domain/labels/label-sources.ts'
import { changeInWords } from '#domain/labels/label-words.ts'
import { whyNoChange } from '#domain/labels/no-change-words.ts'
import { operation } from '#domain/shared/define-operation.ts'
import type { Caller } from '#domain/shared/operation.ts'
import { succeeded } from '#domain/shared/outcome.ts'
import type { Database, Reader } from '#platform/database.server.ts'
import { answerFacts, answerWith } from './answer-facts.ts'
import { unknownProvider } from './unknown-provider.ts'

type Deps = { catalogue: Catalogue; siteUrl: string; db: Database }

const MOST_CHANGES = 100
const USUAL_CHANGES = 25

const labeledName = (catalogue: Catalogue, id: string): string | undefined =>
  catalogue.provider(id)?.name ?? labelSource(id)?.name

/** The refusal of a provider that neither sells here nor publishes labels; null for one that does, or for all. */
function notLabeled(catalogue: Catalogue, provider: string | undefined) {
  if (provider === undefined || labeledName(catalogue, provider) !== undefined) return null
  const ids = [...catalogue.internetProviders.map(({ id }) => id), ...labelSources.map(one => one.providerId)]
  return unknownProvider(provider, [...new Set(ids)])
}

/** Entries in the feed; the file has as many as are returned at once. */
const IN_FEED = 200
const IN_FILE = 5_000

/** All changes of labels as a file for spreadsheets, or those of prices and fees as a feed for readers. */
export const exportPriceChanges = operation({
  name: 'exportPriceChanges',
  summary: 'What changed in providers’ own broadband labels, as a file or a feed.',
  input: z.strictObject({
    provider: z.string().max(60).optional(),
    as: z.enum(['file', 'feed']),
  }),
  output: z.custom<{
    /** The one that was asked for. */
    provider: { id: string; name: string; hasPage: boolean } | null
    changes: (DatedChange & { providerName: string })[]
  }>(),
  refusals: ['provider_unknown'],
  limits: [{ name: 'price_changes_file', per: 'client' }],
  lane: 'rest',
  async run(
    { catalogue, reads }: { catalogue: Catalogue; reads: Reader },
    _: Caller,
    { provider: id, as: form },
  ) {
    const unknown = notLabeled(catalogue, id)
    if (unknown) return unknown
    const isFeed = form === 'feed'
    const filter = { providerId: id, onlyMoney: isFeed }
    const found = await newestLabelChanges(reads, filter, isFeed ? IN_FEED : IN_FILE)
    const nameOf = (one: string) => labeledName(catalogue, one) ?? one
    const changes = found.map(change => ({ ...change, providerName: nameOf(change.providerId) }))
    const provider =
      id === undefined ? null : { id, name: nameOf(id), hasPage: labelSource(id) !== undefined }
    return succeeded({ provider, changes })
  },
})

/** What changed in providers' labels, prices and fees, newest first. */
export const priceChanges = operation({
  name: 'priceChanges',
  summary: 'Prices and fees that changed in providers’ own broadband labels, the newest first.',
  input: z.strictObject({
    provider: z
      .string()
      .max(60)
      .optional()
      .describe('The id of a provider, such as spectrum.')
      .meta({ examples: ['spectrum'] }),
    since: z.iso.date().optional().describe('Only changes of files of this day or later.'),
    limit: z.coerce.number().int().min(1).max(MOST_CHANGES).optional(),
  }),
  output: z.object({
    ...answerFacts,
    changes: z.array(
      z.object({
        provider: z.string(),
        seenOn: z.iso.date().describe('The day of the file that shows the change.'),
        since: z.iso.date().describe('The day of the file before: it changed after it.'),
        change: z.string(),
        oldCents: z.int().nullable(),
        newCents: z.int().nullable(),
        labels: z.int(),
      }),
    ),
  }),
  refusals: ['provider_unknown'],
  limits: [{ name: 'plans', per: 'client' }],
  lane: 'rest',
  async run(deps: Deps, _: Caller, { provider, since, limit }) {
    const nameOf = (id: string) => labeledName(deps.catalogue, id)
    const unknown = notLabeled(deps.catalogue, provider)
    if (unknown) return unknown
    const filter = { providerId: provider, onlyMoney: true, from: since }
    const found = await newestLabelChanges(deps.db, filter, limit ?? USUAL_CHANGES)
    const changes = found.map(change => ({
      provider: nameOf(change.providerId) ?? change.providerId,
      seenOn: change.date,
      since: change.since,
      change: changeInWords(change),
      ...{ oldCents: change.oldCents, newCents: change.newCents, labels: change.labels },
    }))
    const path =
      provider === undefined || !labelSource(provider)
        ? '/price-changes'
        : `/providers/${provider}/price-changes`
    const lines = changes.map(one => `${one.seenOn} ${one.provider}: ${one.change}`)
    const held = await (provider === undefined
      ? newestEditions(deps.db)
      : editionsOfProvider(deps.db, provider))
    const why = provider === undefined ? null : whyNoChange(nameOf(provider) ?? provider, held)
    const none = why ?? 'We hold no change of prices or fees that fits.'
    const newest = provider === undefined ? held : held.slice(0, 1)
    const seen = spanOfDays(newest.map(({ lastSeen }) => lastSeen))
    const told = changes.length > 0 ? changes.map(({ seenOn }) => seenOn) : newest.map(one => one.lastSeen)
    return succeeded(
      answerWith(
        deps,
        {
          summary: lines.length > 0 ? lines.join('\n') : none,
          certainty: `As the providers publish it in their broadband labels (47 CFR 8.1(a)): a change happened between the two files that are named.${seen ? ` ${provider === undefined ? 'The newest files were' : 'Its newest file was'} last ${checkedInWords(seen)}.` : ''}`,
          pages: [{ label: 'Price changes', path }],
          plans: told.map(checkedOn => ({ checkedOn })),
        },
        { changes },
      ),
    )
  },
})
