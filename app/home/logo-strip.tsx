import { Pause, Play } from 'lucide-react'
import { type FocusEvent, useState } from 'react'
import { Link } from 'react-router'
import { classes } from '../ui/classes.ts'
import { ProviderMark } from '../ui/provider-mark.tsx'
import type { StripProvider } from './home-view.server.ts'

/**
 * The providers scrolling by. The strip stops under the pointer, with its button, and while the keyboard focus is in
 * it (then at its start, where every link can be reached). Without motion or script it is a plain row that wraps.
 */
export function LogoStrip({ providers }: { providers: readonly StripProvider[] }) {
  const [paused, setPaused] = useState(false)
  const Icon = paused ? Play : Pause
  return (
    <section aria-labelledby="strip-title" className="py-8">
      <div className="page-width flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 id="strip-title" className="font-sans text-base font-semibold tracking-normal text-soft">
          Providers you can compare here
        </h2>
        <button
          type="button"
          onClick={() => setPaused(!paused)}
          aria-label={paused ? 'Play the moving logos' : 'Pause the moving logos'}
          className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-control px-3 text-sm font-medium text-soft hover:bg-raised hover:text-ink motion-reduce:hidden scripting-none:hidden"
        >
          <Icon aria-hidden className="size-4.5" strokeWidth={1.75} />
          {paused ? 'Play' : 'Pause'}
        </button>
      </div>
      <div
        onFocus={bringIntoView}
        onBlur={event => {
          if (!event.currentTarget.contains(event.relatedTarget)) event.currentTarget.scrollLeft = 0
        }}
        className="mx-auto mt-3 max-w-400 overflow-hidden py-1 motion-reduce:max-w-page scripting-none:max-w-page motion-safe:mask-x-from-92% has-focus-visible:overflow-x-auto has-focus-visible:mask-none"
      >
        <div
          className={classes(
            'flex w-max animate-strip hover:[animation-play-state:paused] focus-within:[animation-play-state:paused]',
            'has-focus-visible:animate-none motion-reduce:w-auto motion-reduce:animate-none',
            'scripting-none:w-auto scripting-none:animate-none',
            paused && '[animation-play-state:paused]',
          )}
        >
          <Logos providers={providers} />
          <Logos providers={providers} copy />
        </div>
      </div>
    </section>
  )
}

/** Browsers don't scroll a link that is half outside into view when the keyboard reaches it. */
function bringIntoView({ target }: FocusEvent<HTMLElement>) {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

function Logos({ providers, copy = false }: { providers: readonly StripProvider[]; copy?: boolean }) {
  return (
    <ul
      aria-hidden={copy || undefined}
      className={classes(
        'flex shrink-0 motion-reduce:flex-wrap motion-reduce:justify-center motion-reduce:gap-y-4',
        'scripting-none:flex-wrap scripting-none:justify-center scripting-none:gap-y-4',
        copy ? 'motion-reduce:hidden scripting-none:hidden' : 'motion-reduce:shrink scripting-none:shrink',
      )}
    >
      {providers.map(({ id, name, mark, to }) => (
        <li key={id} className="px-2">
          <Link
            to={to}
            aria-label={mark ? [mark.text, mark.tagline].join(' ').trim() : name}
            tabIndex={copy ? -1 : undefined}
            className="block scroll-mx-4 rounded-control border border-line transition-[border-color] duration-150 hover:border-signal"
          >
            <ProviderMark mark={mark} size="strip" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
