import type { TableColumn, TableRow } from '../ui/data-table.tsx'
import { Code } from './code.tsx'
import type { developersView } from './developers-view.server.ts'

type Refusal = ReturnType<typeof developersView>['common'][number] & {
  /** What its answer has besides. */
  added?: string
}

export const refusalColumns: readonly TableColumn[] = [
  { title: 'Code', className: 'w-64' },
  { title: 'Status', figures: true, className: 'w-24' },
  { title: 'What it says' },
]

/** Refusals as rows: the code for programs first, then the words for people. */
export function refusalRows(refusals: readonly Refusal[]): TableRow[] {
  return refusals.map(({ problem, code, status, message, added }) => ({
    key: problem,
    cells: [
      <code key="code" className="text-base font-normal break-words">
        {code}
      </code>,
      status,
      added ? (
        <div key="message" className="grid gap-3">
          <span>{message} Its answer has, too:</span>
          <Code name={`What ${code} adds`} text={added} />
        </div>
      ) : (
        message
      ),
    ],
  }))
}
