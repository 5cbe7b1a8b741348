import { redirect } from 'react-router'
import { exportPerson } from '#domain/people/people.operations.server.ts'
import { readForm } from '../../api/read-form.server.ts'
import { refusalResponse } from '../../problems/problem-response.server.ts'
import { askDesk } from '../ask-desk.server.ts'
import type { Route } from './+types/export.route.ts'

/** A person's data as a file. Where the code is asked for again, the person's page asks. */
export async function action(args: Route.ActionArgs) {
  const { key } = args.params
  const { code } = await readForm(args.request, ['code'])
  const result = await askDesk(exportPerson, args, { key }, { code })
  if (result.ok) {
    return new Response(result.value.json, {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': 'attachment; filename="person.json"',
      },
    })
  }
  const asksAgain = result.code === 'second_factor_again' || result.extra?.asksAgain
  if (!asksAgain) return refusalResponse(result)
  const state = result.code === 'second_factor_again' ? 'again' : 'refused'
  return redirect(`/desk/people/${key}?export=${state}`, 303)
}
