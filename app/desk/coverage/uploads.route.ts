import { uploadCoverage } from '#domain/availability/coverage.operations.server.ts'
import { given } from '#domain/shared/define-operation.ts'
import { operationDeps } from '../../api/caller.server.ts'
import { servicesContext } from '../../contexts.ts'
import { problemResponse, refusalResponse } from '../../problems/problem-response.server.ts'
import { type DeskArgs, deskCallerOf } from '../desk-caller.server.ts'

/** What is there of an upload. Nobody reads it back. */
export const loader = (args: DeskArgs) =>
  args.request.method === 'HEAD' ? answer(args) : problemResponse('method_not_allowed')

/** Begins an upload (POST), sends a part of it (PATCH) or gives it up (DELETE), by the tus protocol. */
export const action = (args: DeskArgs) => answer(args)

async function answer(args: DeskArgs): Promise<Response> {
  const asked = await uploadCoverage.perform(
    operationDeps(args.context),
    deskCallerOf(args).caller,
    given({}),
  )
  if (!asked.ok) return refusalResponse(asked)
  const { by, finished } = asked.value
  return args.context.get(servicesContext).coverageUploads.answer(args.request, by, finished)
}
