import { movingCalendar } from '#domain/moving/moving-calendar.ts'
import { readMovingDay } from '#domain/moving/moving-steps.ts'
import { easternDay } from '#domain/shared/calendar.ts'
import { isZipCode, readZipCode } from '#domain/shared/zip-code.ts'
import { servicesContext } from '../contexts.ts'
import { problemResponse } from '../problems/problem-response.server.ts'
import type { Route } from './+types/plan.route.ts'

/** The plan of a move as a file for calendars. */
export function loader({ request, context }: Route.LoaderArgs): Response {
  const { now, siteUrl } = context.get(servicesContext)
  const asked = new URL(request.url).searchParams
  const day = readMovingDay(asked.get('date') ?? '', easternDay(now()))
  if (day === null) return problemResponse('moving_day_unclear')
  const zip = readZipCode(asked.get('zip') ?? '')
  const query = new URLSearchParams({ date: day, ...(isZipCode(zip) ? { zip } : {}) })
  return new Response(movingCalendar(day, `${siteUrl}/moving?${query.toString()}`, now()), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="moving-${day}.ics"`,
      'cache-control': 'no-store',
    },
  })
}
