import { redirect } from 'react-router'
import { exportAudit } from '#domain/staff-access/audit.operations.server.ts'
import { readForm } from '../../api/read-form.server.ts'
import { refusalResponse } from '../../problems/problem-response.server.ts'
import { askDesk } from '../ask-desk.server.ts'
import type { Route } from './+types/export.route.ts'
import { filterOfAddress } from './audit-address.ts'

const fields = ['who', 'what', 'subjectKind', 'subjectId', 'from', 'to', 'code'] as const

/** The events as a file. Where the code is asked for again, the page asks. */
export async function action({ request, context }: Route.ActionArgs) {
  const { code, ...form } = await readForm(request, fields)
  const filter = filterOfAddress(new URLSearchParams(form))
  const result = await askDesk(exportAudit, { request, context }, filter, { code })
  if (result.ok) {
    return new Response(`\uFEFF${result.value.csv}`, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="audit.csv"',
      },
    })
  }
  const asksAgain = result.code === 'second_factor_again' || result.extra?.asksAgain
  if (!asksAgain) return refusalResponse(result)
  const state = result.code === 'second_factor_again' ? 'again' : 'refused'
  return redirect(`/desk/audit?${new URLSearchParams({ ...filter, export: state })}`, 303)
}
