import { data } from 'react-router'
import { readNumbers } from '#domain/numbers/numbers.operations.server.ts'
import { tableIds } from '#domain/numbers/report.server.ts'
import type { Unit } from '#domain/numbers/table.ts'
import { csvLine } from '#domain/shared/csv.ts'
import { problemKind } from '#domain/shared/problem.ts'
import { refusalResponse } from '../../problems/problem-response.server.ts'
import { askDesk } from '../ask-desk.server.ts'
import type { Route } from './+types/table.route.ts'
import { askedIn } from './numbers-address.ts'

/** What a column's figures are, in its heading: a file holds bare numbers. */
const unitWords: Record<Unit, string> = {
  count: '',
  share: ' (share, 0 to 1)',
  change: ' (relative change)',
  points: ' (difference of shares)',
  seconds: ' (seconds)',
}

/** One of the tables as a file. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams
  const result = await askDesk(readNumbers, { request, context }, askedIn(search))
  if (!result.ok) return refusalResponse(result)
  const id = tableIds.find(one => one === search.get('table'))
  if (!id) {
    const { title, message, status } = problemKind('not_found')
    throw data({ title, message }, { status })
  }
  const { range, report } = result.value
  const { lines, columns, rows } = report.tables[id]
  const titles = columns.map(({ name, unit }) => name + unitWords[unit])
  const csv = [
    csvLine([lines, ...titles]),
    ...rows.map(({ name, cells }) => csvLine([name, ...cells.map(cell => cell ?? '')])),
  ].join('')
  return new Response(`\uFEFF${csv}`, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${id} ${range.from} to ${range.to}.csv"`,
    },
  })
}
