import { exportPerson } from '#domain/people/people.operations.server.ts'
import { readForm } from '../../api/read-form.server.ts'
import { askDesk } from '../ask-desk.server.ts'
import { exportedFile } from '../exported-file.server.ts'
import type { Route } from './+types/export.route.ts'

/** A person's data as a file. Where the code is asked for again, the person's page asks. */
export async function action(args: Route.ActionArgs) {
  const { key } = args.params
  const { code } = await readForm(args.request, ['code'])
  const result = await askDesk(exportPerson, args, { key }, { code })
  return exportedFile(
    result,
    ({ json }) => ({ text: json, kind: 'application/json', name: 'person.json' }),
    state => `/desk/people/${key}?export=${state}`,
  )
}
