import { data, Link, redirect, useSearchParams } from 'react-router'
import { safeReturnUrl } from '#domain/accounts/return-url.ts'
import { fullName } from '#domain/catalog/full-name.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { problemKind } from '#domain/shared/problem.ts'
import { isZipCode } from '#domain/shared/zip-code.ts'
import { remindOfMove, watchPlace, watchPrice } from '#domain/watches/watches.operations.server.ts'
import { brand } from '#platform/brand.ts'
import { performForm, refusalKind, retryHeaders } from '../api/perform-form.server.ts'
import { readForm } from '../api/read-form.server.ts'
import { catalogueContext } from '../contexts.ts'
import { useSettings } from '../use-settings.ts'
import type { Route } from './+types/watches.route.ts'
import { askedBy, type WatchValues, watchFields } from './asked-watch.ts'
import { WatchForm } from './watch-form.tsx'
import { WatchMailed } from './watch-mailed.tsx'

export const meta: Route.MetaFunction = () => [
  { title: `Email alerts | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

/** The plan whose price is to be watched, if the address names one, or that it isn't sold anymore. */
export function loader({ request, context }: Route.LoaderArgs) {
  const named = new URL(request.url).searchParams.get('plan') ?? ''
  const offering = context.get(catalogueContext).offering(named)
  if (!offering) return { plan: null, isGone: named !== '' }
  const { planId, providerName, serviceName, schedule } = offering
  return {
    isGone: false,
    plan: {
      planId,
      planName: fullName(providerName, serviceName),
      priceCents: String(priceToday(schedule)),
    },
  }
}

/** Takes watches' forms if a browser posts them by itself: without script, or before the script runs. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, watchFields)
  const result = await asking(form, { request, context })
  if (result.ok) {
    const to = new URLSearchParams({ sent: '', page: safeReturnUrl(form.page) })
    return redirect(`/watches?${to.toString()}`, 303)
  }
  const { status, message } = refusalKind(result)
  const errors = result.fields ?? (result.field ? { [result.field]: message } : {})
  const fault = Object.keys(errors).length > 0 ? '' : message
  return data({ values: form, errors, fault }, { status, headers: retryHeaders(result) })
}

function asking(form: WatchValues, args: Pick<Route.ActionArgs, 'request' | 'context'>) {
  const { kind, email, zipCode, planType, planId, below, movesOn } = form
  if (kind === 'price') return performForm(watchPrice, args, { email, planId, below })
  if (kind === 'moving') return performForm(remindOfMove, args, { email, movesOn, zipCode })
  return performForm(watchPlace, args, { email, zipCode, planType })
}

export default function Watches({ actionData, loaderData: { plan, isGone } }: Route.ComponentProps) {
  const { mailsGoOut } = useSettings()
  const [search] = useSearchParams()
  const zipCode = search.get('zip') ?? ''
  const values: WatchValues = actionData?.values ?? (plan ? { kind: 'price', ...plan } : { zipCode })
  const back = safeReturnUrl(actionData?.values.page ?? search.get('page'))
  return (
    <div className="page-width section-space">
      <div className="mx-auto max-w-xl">
        <h1 className="mb-6 text-3xl">{titleOf(values)}</h1>
        {isGone && !actionData ? (
          <p className="mb-6">
            {problemKind('plan_not_listed').message}
            {mailsGoOut ? ' Here you can ask to be told of new providers at a ZIP code instead.' : null}
          </p>
        ) : null}
        {search.has('sent') && !actionData ? (
          <WatchMailed />
        ) : (
          <WatchForm
            asked={askedBy({ zipCode, ...values })}
            {...actionData}
            look="primary"
            values={{ ...values, page: back }}
          />
        )}
        <p className="mt-6">
          <Link to={back} className="font-semibold text-signal underline underline-offset-4">
            {back === '/' ? 'Go to the home page' : 'Back to where you were'}
          </Link>
        </p>
      </div>
    </div>
  )
}

/** Names the place, too: its field is hidden once it is known. */
function titleOf({ kind, planName, zipCode }: WatchValues): string {
  if (kind === 'price') return planName ? `Watch the price of ${planName}` : 'Watch this price'
  if (kind === 'moving') return 'Reminders for your move'
  return zipCode && isZipCode(zipCode) ? `Email alerts for ZIP code ${zipCode}` : 'Email alerts'
}
