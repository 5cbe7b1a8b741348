import { z } from 'zod/mini'
import { countEvent } from '#domain/measurement/count-event.server.ts'
import { isMeasuredEvent } from '#domain/measurement/events.ts'
import { problemResponse } from '../problems/problem-response.server.ts'
import { endpoint } from './endpoint.server.ts'
import { readBody } from './read-body.server.ts'

const eventRequest = z.strictObject({
  name: z.string().check(z.maxLength(50)),
  label: z.string().check(z.maxLength(50)),
})

/** Counts a named event. No cookie is read and nothing about the visitor is kept. */
export const action = endpoint({ method: 'POST', limit: 'event' }, async ({ request, services }) => {
  const body = await readBody(request, eventRequest)
  if (!body.ok) return body.response
  const { name, label } = body.value
  if (!isMeasuredEvent(name, label))
    return problemResponse('invalid_input', { fields: { name: 'Unknown event' } })
  await countEvent(services.db, name, label, services.now())
  return new Response(null, { status: 204 })
})

export const loader = action
