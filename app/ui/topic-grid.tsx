import { ArrowRight, Cable, Gauge, Globe, type LucideIcon, Router } from 'lucide-react'
import { Link } from 'react-router'
import { AnchorLink } from './anchor-link.tsx'
import { buttonClass } from './button.tsx'

const ANCHOR_DELAY_MS = 100
const icons: Record<string, LucideIcon> = { globe: Globe, cable: Cable, gauge: Gauge, router: Router }

type Topic = { title: string; text: string; anchor: string; icon: string }

type Props = {
  topics: readonly Topic[]
  /** The page with all topics, if the grid is on another one: the compact view, with a button to all of them. */
  page?: string
}

/** The education center's topics. Each links to its part of the page. */
export function TopicGrid({ topics, page }: Props) {
  return (
    <>
      <ul
        className={
          page
            ? 'grid grid-cols-1 gap-5 md:grid-cols-3'
            : 'grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-4'
        }
      >
        {topics.map(topic => (
          <TopicCard key={topic.anchor} topic={topic} page={page} />
        ))}
      </ul>
      {page ? (
        <p className="mt-8">
          <Link to={page} className={buttonClass('secondary')}>
            Explore All Topics
          </Link>
        </p>
      ) : null}
    </>
  )
}

const linkClass = 'group-hover:text-signal after:absolute after:inset-0 after:rounded-card'

function TopicCard({ topic, page }: { topic: Topic; page: string | undefined }) {
  const { title, text, anchor, icon } = topic
  const Icon = icons[icon] ?? Globe
  return (
    <li className="group relative flex flex-col rounded-card border border-line bg-surface p-5 transition-[border-color,transform] duration-150 hover:-translate-y-0.5 hover:border-signal">
      <Icon aria-hidden className="size-7 text-signal" strokeWidth={1.75} />
      <h3 className="mt-4 text-xl">
        {page ? (
          <Link to={`${page}${anchor}`} className={linkClass}>
            {title}
          </Link>
        ) : (
          <AnchorLink to={anchor.slice(1)} delayMs={ANCHOR_DELAY_MS} className={linkClass}>
            {title}
          </AnchorLink>
        )}
      </h3>
      <p className="mt-2 mb-4 text-soft">{text}</p>
      <ArrowRight
        aria-hidden
        className="mt-auto size-5 text-signal transition-transform duration-150 group-hover:translate-x-0.5"
        strokeWidth={1.75}
      />
    </li>
  )
}
