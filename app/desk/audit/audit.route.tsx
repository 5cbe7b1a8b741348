import { data, Link } from 'react-router'
import { problemKind } from '#domain/shared/problem.ts'
import { readAudit } from '#domain/staff-access/audit.operations.server.ts'
import { brand } from '#platform/brand.ts'
import { buttonClass } from '../../ui/button.tsx'
import { askDesk } from '../ask-desk.server.ts'
import { FactorAgain } from '../factor-again.tsx'
import { faultOf } from '../form-fault.ts'
import type { Route } from './+types/audit.route.ts'
import { filterOfAddress } from './audit-address.ts'
import { AuditFilter } from './audit-filter.tsx'
import { AuditTable } from './audit-table.tsx'
import { ExportForm } from './export-form.tsx'
import { subjectPlaces } from './subject-places.server.ts'

export const meta: Route.MetaFunction = () => [
  { title: `Audit | ${brand.name} desk` },
  { name: 'robots', content: 'noindex, nofollow' },
]

/** What happened, as far as the address asks for it. A filter that makes no sense is told beside its field. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams
  const filter = filterOfAddress(search)
  const before = Number(search.get('before')) || undefined
  const result = await askDesk(readAudit, { request, context }, { ...filter, before })
  const asksAgain = search.get('export')
  const again = asksAgain
    ? { fields: filter, fault: asksAgain === 'refused' ? faultOf({ ok: false, code: 'code_wrong' }) : null }
    : null
  if (result.ok) {
    const { events, staff } = result.value
    const places = await subjectPlaces({ request, context }, events, staff)
    return { filter, again, fault: null, ...result.value, places }
  }
  const fault = faultOf(result)
  return data(
    { filter, again, fault, events: [], older: null, staff: [], places: {} },
    { status: problemKind(result.code).status },
  )
}

export default function Audit({ loaderData }: Route.ComponentProps) {
  const { filter, again, fault, events, older, staff, places } = loaderData
  return (
    <>
      <h1 className="mb-4 text-2xl">Audit</h1>
      <FactorAgain again={again} action="/desk/audit/export" reloadDocument />
      <AuditFilter filter={filter} staff={staff} fault={fault} />
      {fault ? null : <AuditTable events={events} places={places} />}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {older === null ? null : (
          <Link
            to={`/desk/audit?${new URLSearchParams({ ...filter, before: String(older) })}`}
            className={buttonClass('secondary')}
          >
            Older events
          </Link>
        )}
        {fault ? null : <ExportForm filter={filter} />}
      </div>
    </>
  )
}
