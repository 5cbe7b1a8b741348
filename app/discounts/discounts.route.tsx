import { catalogueContext } from '../contexts.ts'
import { breadcrumbData, pageMeta } from '../seo/page-meta.ts'
import { AnchorLink } from '../ui/anchor-link.tsx'
import { buttonClass } from '../ui/button.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { PageHero } from '../ui/page-hero.tsx'
import { Questions } from '../ui/questions.tsx'
import { Section } from '../ui/section.tsx'
import type { Route } from './+types/discounts.route.ts'
import { discountsView } from './discounts-view.server.ts'
import { JumpMenu } from './jump-menu.tsx'
import { LifelineSection } from './lifeline-section.tsx'
import { MilitaryPlansSection } from './military-plans-section.tsx'

/** The page has two addresses; search engines get the first. */
export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Senior and Veteran Discounts',
    description:
      'Military discounts of internet and security providers, and the federal Lifeline program for low-income households, with who qualifies.',
    path: '/discounts',
    structuredData: [breadcrumbData(matches, [{ name: 'Discounts', path: '/discounts' }])],
  })

export const loader = ({ context }: Route.LoaderArgs) => discountsView(context.get(catalogueContext))

const militaryColumns = [
  { title: 'Provider', className: 'w-36' },
  { title: 'Discount', className: 'w-48' },
  { title: 'Eligibility' },
  { title: 'Details' },
]

export default function Discounts({ loaderData }: Route.ComponentProps) {
  const { military, militaryNote, plans, lifeline, ended, questions } = loaderData
  return (
    <>
      <PageHero
        current="Discounts"
        title="Senior and veteran discounts"
        intro="Two kinds of discount are open to many seniors, veterans and service members: what providers give to the military, and the federal Lifeline program."
      >
        <JumpMenu />
      </PageHero>
      <Section
        id="military"
        title="Military discounts"
        intro="Providers ask for proof of service once, usually online."
      >
        <DataTable
          caption="Military discounts by provider"
          columns={militaryColumns}
          rows={military.map(({ provider, discount, eligibility, details }) => ({
            key: provider,
            cells: [
              provider,
              <span key="discount" className="font-semibold text-lamp">
                {discount}
              </span>,
              eligibility,
              details,
            ],
          }))}
        />
        <p className="mt-5 max-w-measure text-sm text-soft">{militaryNote}</p>
        <p className="mt-6">
          <AnchorLink to="military-plans" className={buttonClass()}>
            Compare Military Discount Plans
          </AnchorLink>
        </p>
      </Section>
      <MilitaryPlansSection military={plans} />
      <LifelineSection lifeline={lifeline} ended={ended} />
      <Section id="faq" title="Frequently asked questions">
        <Questions questions={questions} />
      </Section>
    </>
  )
}
