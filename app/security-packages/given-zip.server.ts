import { data } from 'react-router'
import { problemKind } from '#domain/shared/problem.ts'
import { typedZipFault } from '#domain/shared/typed-zip.ts'
import {
  FIVE_DIGITS_WANTED,
  fiveDigitZip,
  isZipCode,
  readZipCode,
  ZIP_FIELD_MAX_LENGTH,
} from '#domain/shared/zip-code.ts'
import { type RouteArgs, servicesContext } from '../contexts.ts'
import { placeInWords } from '../search/search.ts'

/** The ZIP code in a page's address: where it is, or why it is refused. Both null without one. */
export type GivenZip = { zipCode: string; place: string | null; fault: string | null }

/**
 * A page's view with the ZIP code in its address, which the form sends there without script. Only the browser asks
 * which internet there is.
 */
export function withGivenZip<View extends object>({ request, context }: RouteArgs, view: View) {
  const typed = new URL(request.url).searchParams.get('zipCode') ?? ''
  const zipCode = readZipCode(typed).slice(0, ZIP_FIELD_MAX_LENGTH)
  const { status, ...given } = judge(zipCode, typed, context)
  return data({ ...view, given: { zipCode, ...given } satisfies GivenZip }, { status })
}

function judge(zipCode: string, typed: string, context: RouteArgs['context']) {
  if (zipCode === '') return { status: 200, place: null, fault: null }
  if (!isZipCode(zipCode)) return { status: 422, place: null, fault: FIVE_DIGITS_WANTED }
  const { zips } = context.get(servicesContext)
  const fault = typedZipFault(typed, zips)
  if (fault) return { status: problemKind(fault.code).status, place: null, fault: fault.message }
  return {
    status: 200,
    place: placeInWords(zipCode, { city: '', state: '', ...zips.place(fiveDigitZip(zipCode)) }),
    fault: null,
  }
}
