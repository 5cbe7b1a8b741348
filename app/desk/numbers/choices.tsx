import { Link } from 'react-router'

type Props = { label: string; choices: readonly { name: string; to: string; here: boolean }[] }

/** Links to the same page with something else chosen, side by side. */
export function Choices({ label, choices }: Props) {
  return (
    <nav aria-label={label} className="flex flex-wrap">
      {choices.map(({ name, to, here }) => (
        <Link
          key={to}
          to={to}
          preventScrollReset
          aria-current={here ? 'page' : undefined}
          className="inline-flex min-h-9 items-center border border-edge px-2 text-soft no-underline sm:px-3 not-first:-ml-px first:rounded-l-control last:rounded-r-control hover:text-ink aria-[current]:bg-raised aria-[current]:font-semibold aria-[current]:text-ink"
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}
