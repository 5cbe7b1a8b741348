import { exportAudit } from '#domain/staff-access/audit.operations.server.ts'
import { readForm } from '../../api/read-form.server.ts'
import { askDesk } from '../ask-desk.server.ts'
import { exportedFile } from '../exported-file.server.ts'
import type { Route } from './+types/export.route.ts'
import { filterOfAddress } from './audit-address.ts'

const fields = ['who', 'what', 'subjectKind', 'subjectId', 'from', 'to', 'code'] as const

/** The events as a file. Where the code is asked for again, the page asks. */
export async function action({ request, context }: Route.ActionArgs) {
  const { code, ...form } = await readForm(request, fields)
  const filter = filterOfAddress(new URLSearchParams(form))
  const result = await askDesk(exportAudit, { request, context }, filter, { code })
  return exportedFile(
    result,
    ({ csv }) => ({ text: `\uFEFF${csv}`, kind: 'text/csv', name: 'audit.csv' }),
    state => `/desk/audit?${new URLSearchParams({ ...filter, export: state })}`,
  )
}
