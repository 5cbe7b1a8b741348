import { BookOpen, ChartNoAxesColumn, ShieldCheck } from 'lucide-react'
import { Link } from 'react-router'

const cards = [
  {
    Icon: BookOpen,
    title: 'Internet Guides',
    text: 'From the words on your bill to where to put the router: short guides with no sales pitch.',
    links: [
      { label: 'Internet Education Center', to: '/education' },
      { label: 'How much speed you need', to: '/education#speeds' },
      { label: 'Cutting the cord', to: '/cord-cutters' },
    ],
  },
  {
    Icon: ChartNoAxesColumn,
    title: 'Provider Comparisons',
    text: 'Who sells where, what it costs today, and what it costs after the first year.',
    links: [
      { label: 'Compare providers', to: '/providers' },
      { label: 'Compare all internet plans', to: '/internet-plans' },
      { label: 'Best internet providers', to: '/best-internet-providers' },
      { label: 'Military and senior discounts', to: '/discounts' },
    ],
  },
  {
    Icon: ShieldCheck,
    title: 'Home Security',
    text: 'Monitored systems and inexpensive kits, with the cost of the whole first year.',
    links: [
      { label: 'Home security solutions', to: '/home-security-products' },
      { label: 'Cheap home security', to: '/cheap-home-security' },
      { label: 'Vivint packages', to: '/vivint-packages' },
      { label: 'ADT packages', to: '/adt-packages' },
    ],
  },
]

/** The three shelves of the resources page. */
export function ResourceCards() {
  return (
    <ul className="grid grid-cols-1 gap-5 md:grid-cols-3">
      {cards.map(({ Icon, title, text, links }) => (
        <li key={title} className="flex flex-col rounded-card border border-line bg-surface p-6">
          <Icon aria-hidden className="size-8 text-signal" strokeWidth={1.75} />
          <h3 className="mt-4 text-2xl">{title}</h3>
          <p className="mt-2 mb-5 text-soft">{text}</p>
          <ul className="mt-auto border-t border-line pt-3">
            {links.map(({ label, to }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="inline-flex min-h-10 items-center font-semibold text-signal hover:underline"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
