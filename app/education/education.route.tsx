import { Link } from 'react-router'
import { catalogueContext } from '../contexts.ts'
import { breadcrumbData, pageMeta } from '../seo/page-meta.ts'
import { buttonClass } from '../ui/button.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { PageHero } from '../ui/page-hero.tsx'
import { Questions } from '../ui/questions.tsx'
import { Section } from '../ui/section.tsx'
import { TopicGrid } from '../ui/topic-grid.tsx'
import type { Route } from './+types/education.route.ts'
import { ConnectionTypes } from './connection-types.tsx'
import { educationView } from './education-view.server.ts'
import { SpeedModel } from './speed-model.tsx'

/** The page has two addresses; search engines get the first. */
export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Internet Education Center',
    description:
      'How home internet works: the words on the bill, connection types with typical speeds, how much speed you need, and how to set up a router.',
    path: '/education',
    structuredData: [breadcrumbData(matches, [{ name: 'Internet Education Center', path: '/education' }])],
  })

export const loader = ({ context }: Route.LoaderArgs) => educationView(context.get(catalogueContext))

const activityColumns = [
  { title: 'Activity' },
  { title: 'Recommended speed', figures: true, className: 'w-56' },
  { title: 'Worth knowing' },
]

export default function Education({ loaderData }: Route.ComponentProps) {
  const { topics, terms, connections, activities, tips, questions, speedModel } = loaderData
  return (
    <>
      <PageHero
        current="Internet Education Center"
        title="Internet Education Center"
        intro="What the words mean, what the numbers tell you, and how to get the speed you pay for."
      />
      <Section id="topics" title="Start with a topic">
        <TopicGrid topics={topics} />
      </Section>
      <Section
        id="basics"
        tone="band"
        title="Internet basics"
        intro="A provider brings a line to your home; a modem turns its signal into internet, and a router shares it with your devices. These words appear on every plan and bill."
      >
        <dl className="grid gap-x-12 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
          {terms.map(({ term, meaning }) => (
            <div key={term} className="border-t border-line pt-4">
              <dt className="font-display text-lg font-bold">{term}</dt>
              <dd className="mt-1 text-lg">{meaning}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section
        id="types"
        title="Connection types"
        intro="What reaches your home decides how fast it can be. These are typical download speeds, on one scale where every doubling is the same width."
      >
        <ConnectionTypes connections={connections} />
      </Section>
      <Section
        id="speeds"
        tone="band"
        title="Understanding speeds"
        intro="Speed is measured in megabits per second (Mbps). Add up everything you do at once."
      >
        <DataTable
          caption="Recommended download speed by activity"
          columns={activityColumns}
          onPhones="table"
          rows={activities.map(({ activity, recommendedMbps, note }) => ({
            key: activity,
            cells: [
              activity,
              <span key="speed" className="font-semibold whitespace-nowrap text-signal">
                {recommendedMbps} Mbps
              </span>,
              note,
            ],
          }))}
        />
        <p className="mt-4 max-w-measure text-sm text-soft">
          Common guidance for one person or device. We haven’t measured it.
        </p>
        <SpeedModel {...speedModel} />
      </Section>
      <Section
        id="equipment"
        title="Router setup"
        intro="A badly placed or unprotected router slows down a fast connection. You can fix that in ten minutes."
      >
        <ol className="grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {tips.map(({ title, text }, index) => (
            <li key={title} className="flex gap-4 border-t border-line pt-5">
              <span aria-hidden className="font-display text-2xl leading-tight font-bold text-soft">
                {index + 1}
              </span>
              <div>
                <h3 className="text-xl">{title}</h3>
                <p className="mt-2 text-lg">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <Section id="faq" tone="band" title="Frequently asked questions">
        <Questions questions={questions} />
        <p className="mt-10 flex flex-wrap gap-3">
          <Link to="/internet-plans" className={buttonClass()}>
            Compare all plans
          </Link>
          <Link to="/providers" className={buttonClass('secondary')}>
            Compare providers
          </Link>
        </p>
      </Section>
    </>
  )
}
