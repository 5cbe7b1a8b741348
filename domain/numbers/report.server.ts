import type { Reader } from '#platform/database.server.ts'
import {
  daysTable,
  funnelTable,
  othersTable,
  sharesTable,
  splitCompared,
  splitTable,
  type Totals,
} from './count-tables.ts'
import { countOf, type Dimension, funnel } from './figures.ts'
import { keyName } from './key-names.ts'
import { everyDayBetween, type Range } from './range.ts'
import { readDays, readSplit, readTimes, readTotals } from './read-sums.server.ts'
import type { NumbersTable } from './table.ts'
import { timesTable } from './times-table.ts'

export const tableIds = [
  ...(['funnel', 'days', 'split', 'times'] as const),
  ...(['chats', 'consents', 'mails', 'messages', 'others'] as const),
] as const
export type TableId = (typeof tableIds)[number]

type Names = { provider(id: string): { name: string } | undefined }

/** The counts of a step by day, for the range and the previous one, aligned day by day. */
type Series = { figure: (typeof funnel)[number]; name: string; now: number[]; before: number[] }

export type Report = { tables: Record<TableId, NumbersTable>; days: string[]; series: Series[] }

/** Every table of the numbers for a range, compared with the previous range. */
export async function readReport(
  db: Reader,
  catalogue: Names,
  { range, by }: { range: Range; by: Dimension },
): Promise<Report> {
  const figures = funnel.filter(figure => countOf(figure).by.includes(by))
  const [totals, split, days, times] = await Promise.all([
    readTotals(db, range),
    readSplit(db, range, by, { figures, compared: splitCompared }),
    readDays(db, range, funnel),
    readTimes(db, range),
  ])
  const now = everyDayBetween(range.from, range.to)
  const before = everyDayBetween(range.before.from, range.before.to)
  const counted = new Map(days.map(({ day, figure, count }) => [`${day} ${figure}`, count]))
  const tables = {
    funnel: funnelTable(totals),
    days: daysTable(now, days),
    split: splitTable(by, figures, split, key => keyName(by, key, catalogue)),
    times: timesTable(times),
    ...shareTables(totals),
    others: othersTable(totals),
  }
  const series = funnel.map(figure => ({
    figure,
    name: countOf(figure).name,
    now: now.map(day => counted.get(`${day} ${figure}`) ?? 0),
    before: before.map(day => counted.get(`${day} ${figure}`) ?? 0),
  }))
  return { tables, days: now, series }
}

type ShareTable = 'chats' | 'consents' | 'mails' | 'messages'

function shareTables(totals: Totals): Record<ShareTable, NumbersTable> {
  return {
    chats: sharesTable(
      totals,
      { id: 'chats', title: 'Chats', lines: 'Figure' },
      [
        { part: 'chats_alone', whole: 'chats' },
        { part: 'questions_answered', whole: 'questions' },
      ],
      false,
    ),
    consents: sharesTable(
      totals,
      {
        ...{ id: 'consents', title: 'Consent', lines: 'Where' },
        note: 'Checkout and phone ask for no consent to offers and are not in it.',
      },
      [{ part: 'consents_given', whole: 'consents_asked' }],
      true,
    ),
    mails: sharesTable(
      totals,
      { id: 'mails', title: 'Emails', lines: 'Kind' },
      [{ part: 'mails_sent', whole: 'mails' }],
      true,
    ),
    messages: sharesTable(
      totals,
      { id: 'messages', title: 'Deliveries to the webhook receiver', lines: 'Kind' },
      [{ part: 'messages_at_once', whole: 'messages' }],
      true,
    ),
  }
}
