import { settingsContext } from '../contexts.ts'
import { problemResponse } from '../problems/problem-response.server.ts'
import type { Route } from './+types/openapi.route.ts'
import { openApiDocument } from './openapi.server.ts'
import { repeatsParameter } from './read-parameters.server.ts'

/** The public API as an OpenAPI document. */
export function loader({ request, context }: Route.LoaderArgs): Response {
  if (repeatsParameter(request)) return problemResponse('parameter_repeated')
  return Response.json(openApiDocument(context.get(settingsContext).publicUrl), {
    headers: { 'cache-control': 'public, max-age=3600' },
  })
}

export const action = (): Response => problemResponse('method_not_allowed')
