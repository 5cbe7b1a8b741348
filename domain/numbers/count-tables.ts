import { capitalized } from '#domain/shared/first-letter.ts'
import { type CountId, countIds, countOf, type Dimension, funnel } from './figures.ts'
import { partName } from './key-names.ts'
import type { Pair } from './read-sums.server.ts'
import { changeOf, type NumbersTable, pointsOf, type Row, shareWithin } from './table.ts'

export type Totals = readonly ({ figure: CountId; part: string } & Pair)[]

/** The sum of a figure over all its parts. */
export function totalOf(totals: Totals, figure: CountId): Pair {
  const parts = totals.filter(one => one.figure === figure)
  return {
    now: parts.reduce((sum, { now }) => sum + now, 0),
    before: parts.reduce((sum, { before }) => sum + before, 0),
  }
}

/** The way from a search to an installation, and where visitors drop out. */
export function funnelTable(totals: Totals): NumbersTable {
  return {
    id: 'funnel',
    title: 'From search to installation',
    lines: 'Step',
    note: 'Each step counts what happened in these days: who ordered on the last one may be reached after them. Steps up to the checkout are counted by visits with script, orders by what is stored. Where a step is larger than the one before it, some came without that one.',
    columns: [
      { name: 'Count', unit: 'count' },
      { name: 'Before', unit: 'count' },
      { name: 'Change', unit: 'change' },
      { name: 'Of the step before', unit: 'share' },
      { name: 'Before', unit: 'share' },
      { name: 'Did not go on', unit: 'count' },
    ],
    rows: funnel.map((figure, index) => {
      const { now, before } = totalOf(totals, figure)
      const last = index === 0 ? null : totalOf(totals, funnel[index - 1] ?? figure)
      const next = funnel[index + 1]
      const left = next ? now - totalOf(totals, next).now : null
      return {
        ...namesOf(figure),
        cells: [
          ...[now, before, changeOf(now, before)],
          ...(last ? [shareWithin(now, last.now), shareWithin(before, last.before)] : [null, null]),
          left !== null && left >= 0 ? left : null,
        ],
      }
    }),
  }
}

/** Standalone figures, compared with before. */
export function othersTable(totals: Totals): NumbersTable {
  const elsewhere: readonly CountId[] = [
    ...funnel,
    ...(['chats', 'chats_alone', 'questions', 'questions_answered'] as const),
    ...(['consents_asked', 'consents_given', 'mails', 'mails_sent'] as const),
    ...(['messages', 'messages_at_once'] as const),
  ]
  return {
    id: 'others',
    title: 'What else happened',
    lines: 'Figure',
    columns: [
      { name: 'Count', unit: 'count' },
      { name: 'Before', unit: 'count' },
      { name: 'Change', unit: 'change' },
    ],
    rows: countIds
      .filter(id => !elsewhere.includes(id))
      .map(id => {
        const { now, before } = totalOf(totals, id)
        return { ...namesOf(id), cells: [now, before, changeOf(now, before)] }
      }),
  }
}

/** One share in a range, compared with the previous range. */
export function sharesTable(
  totals: Totals,
  about: Pick<NumbersTable, 'id' | 'title' | 'lines' | 'note'>,
  pairs: readonly { part: CountId; whole: CountId }[],
  split: boolean,
): NumbersTable {
  const row = (part: CountId, whole: CountId, only?: string): Row => {
    const sum = (figure: CountId) =>
      totalOf(only === undefined ? totals : totals.filter(one => one.part === only), figure)
    const [some, all] = [sum(part), sum(whole)]
    const [now, before] = [shareWithin(some.now, all.now), shareWithin(some.before, all.before)]
    const names = namesOf(part)
    const named = only === undefined ? names : { key: `${part} ${only}`, name: partName(only) }
    return { ...named, cells: [all.now, some.now, now, before, pointsOf(now, before)] }
  }
  const partsOf = (figure: CountId) =>
    [...new Set(totals.filter(one => one.figure === figure).map(({ part }) => part))].toSorted()
  return {
    ...about,
    columns: [
      { name: 'Of', unit: 'count' },
      { name: 'Count', unit: 'count' },
      { name: 'Share', unit: 'share' },
      { name: 'Before', unit: 'share' },
      { name: 'Change', unit: 'points' },
    ],
    rows: pairs.flatMap(({ part, whole }) => [
      row(part, whole),
      ...(split ? partsOf(whole).map(only => row(part, whole, only)) : []),
    ]),
  }
}

const ofLinks =
  'A link says its source and campaign by utm_source, utm_medium and utm_campaign. Browsers that send Global Privacy Control are counted without them.'

/** What a reader has to know about each split. */
const splitNotes: Readonly<Record<Dimension, string>> = {
  state:
    'The state of the place that was searched, and of the home that ordered. ‘Not known’ is what happened before a place was said.',
  provider:
    'What is about several providers stands under each of them, so that the lines add up to more than the whole. Searches and results belong to no provider.',
  source: ofLinks,
  campaign: ofLinks,
}

/** What a split shows of the previous range. */
export const splitCompared: readonly CountId[] = ['orders']

/** The figures by key of a dimension, largest of the first one on top. */
export function splitTable(
  by: Dimension,
  figures: readonly CountId[],
  split: readonly ({ figure: CountId; key: string } & Pair)[],
  nameOf: (key: string) => string,
): NumbersTable {
  const sums = new Map(split.map(({ figure, key, now, before }) => [`${figure} ${key}`, { now, before }]))
  const of = (figure: CountId, key: string) => sums.get(`${figure} ${key}`) ?? { now: 0, before: 0 }
  const weight = (key: string) => figures.reduce((sum, figure) => sum + of(figure, key).now, 0)
  const keys = [...new Set(split.map(({ key }) => key))].filter(key => weight(key) > 0)
  const ranked = keys.toSorted((a, b) => weight(b) - weight(a) || a.localeCompare(b))
  return {
    id: 'split',
    title: `By ${by}`,
    lines: capitalized(by),
    note: splitNotes[by],
    columns: [
      ...figures.map(figure => ({ name: countOf(figure).name, unit: 'count' as const })),
      { name: 'Orders before', unit: 'count' },
    ],
    rows: ranked.map(key => ({
      ...{ key: key || 'none', name: nameOf(key) },
      cells: [...figures.map(figure => of(figure, key).now), of('orders', key).before],
    })),
  }
}

/** The steps by day. */
export function daysTable(
  days: readonly string[],
  sums: readonly { day: string; figure: CountId; count: number }[],
): NumbersTable {
  const found = new Map(sums.map(({ day, figure, count }) => [`${day} ${figure}`, count]))
  return {
    id: 'days',
    title: 'By day',
    lines: 'Day',
    columns: funnel.map(figure => ({ name: countOf(figure).name, unit: 'count' })),
    rows: days.map(day => ({
      ...{ key: day, name: day },
      cells: funnel.map(figure => found.get(`${day} ${figure}`) ?? 0),
    })),
  }
}

const namesOf = (id: CountId) => ({ key: id, name: countOf(id).name, definition: countOf(id).definition })
