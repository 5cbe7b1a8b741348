import { CalendarPlus, TriangleAlert } from 'lucide-react'
import { easternDay } from '#domain/shared/calendar.ts'
import { servicesContext } from '../contexts.ts'
import { loadAsDocument, ServerDrawn } from '../first-load/server-drawn.tsx'
import { breadcrumbData, pageMeta } from '../seo/page-meta.ts'
import { buttonClass } from '../ui/button.tsx'
import { PageHero } from '../ui/page-hero.tsx'
import { Section } from '../ui/section.tsx'
import { useSettings } from '../use-settings.ts'
import { WatchForm, WatchPlace } from '../watches/watch.ts'
import type { Route } from './+types/moving.route.ts'
import { MovingForm } from './moving-form.tsx'
import { MovingPlan } from './moving-plan.tsx'
import { movingView } from './moving-view.server.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Moving: When to Order Internet',
    description:
      'Enter your move date: when to order internet, book the installation, end the old service and return its equipment, as a list or a calendar file.',
    path: '/moving',
    structuredData: [breadcrumbData(matches, [{ name: 'Moving', path: '/moving' }])],
  })

/** The page without a date is the same for everyone and prerendered; today's date matters only with one. */
export function loader({ request, context }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams
  const today = asked.has('date') ? easternDay(context.get(servicesContext).now()) : ''
  return movingView(asked, today, () => context.get(servicesContext).zips)
}

export const clientLoader = loadAsDocument

export default function Moving(props: Route.ComponentProps) {
  return <ServerDrawn>{import.meta.env.SSR ? <MovingPage {...props} /> : null}</ServerDrawn>
}

function MovingPage({ loaderData }: Route.ComponentProps) {
  const { date, zip, errors, movesOn, movesOnWords, zipCode, isLate, steps } = loaderData
  const { mailsGoOut } = useSettings()
  const query = new URLSearchParams({ date: movesOn ?? '', ...(zipCode ? { zip: zipCode } : {}) })
  return (
    <>
      <PageHero
        current="Moving"
        title="Moving? Keep your internet on"
        intro="Enter the day you move. You get a list of what to do when, so the new service is on when you arrive and the old one doesn’t cost you extra."
      >
        <MovingForm date={date} zip={zip} errors={errors} />
      </PageHero>
      <Section
        id="plan"
        title={movesOnWords ? `Your move on ${movesOnWords}` : 'What to do when'}
        intro="This timing is our advice. Each provider has its own dates, so ask for them when you order."
      >
        {Object.values(errors).map(fault => (
          <p key={fault} role="alert" className="mb-5 flex max-w-3xl items-start gap-2 text-alarm">
            <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" strokeWidth={1.75} />
            <span>
              {fault}{' '}
              <a href="#move" className="underline underline-offset-4">
                Change what you entered
              </a>
            </span>
          </p>
        ))}
        {isLate ? (
          <p className="mb-5 flex max-w-3xl items-start gap-2 text-lamp">
            <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" strokeWidth={1.75} />
            It’s less than two weeks to your move. Order today, and ask for the first installation date.
          </p>
        ) : null}
        <MovingPlan steps={steps} zipCode={zipCode} />
        {movesOn ? (
          <p className="mt-6 print:hidden">
            <a href={`/moving/plan.ics?${query.toString()}`} className={buttonClass('secondary')}>
              <CalendarPlus aria-hidden className="size-4.5" strokeWidth={1.75} />
              Add to my calendar (.ics)
            </a>
          </p>
        ) : null}
      </Section>
      {movesOn && mailsGoOut ? (
        <Section id="reminders" tone="band" title="Get a reminder for each step">
          <WatchForm asked={{ kind: 'moving', movesOn, zipCode }} />
          {zipCode ? (
            <div className="mt-8 max-w-2xl border-t border-line pt-5">
              <p>Not happy with what’s sold at {zipCode} today?</p>
              <WatchPlace zipCode={zipCode} />
            </div>
          ) : null}
        </Section>
      ) : null}
    </>
  )
}
