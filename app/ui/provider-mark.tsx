import type { Mark } from '#domain/catalog/fields.schema.ts'
import { classes } from './classes.ts'

const letters: Record<Mark['style'], string> = {
  plain: 'font-semibold',
  wide: 'font-display font-semibold tracking-wide',
  condensed: 'font-bold tracking-[-0.045em]',
  lower: 'font-display font-medium tracking-[-0.03em]',
  heavy: 'font-display font-extrabold tracking-[-0.02em]',
  spaced: 'pl-[0.2em] text-[0.8em] font-semibold tracking-[0.2em]',
}

const tiles = {
  small: 'h-11 min-w-24 px-3 text-base',
  strip: 'h-16 w-44 max-w-full px-4 text-2xl',
  card: 'h-18 w-28 px-3 text-lg sm:w-full sm:px-4 sm:text-[1.75rem]',
}

type Props = { mark?: Mark | undefined; size?: keyof typeof tiles; className?: string }

/**
 * A provider's wordmark in our own type, or the default mark if it has none. Decorative: the provider's name must be
 * beside it as text.
 */
export function ProviderMark({ mark, size = 'small', className }: Props) {
  return (
    <span
      aria-hidden
      className={classes(
        'inline-flex flex-col items-center justify-center gap-1 overflow-hidden rounded-control bg-night leading-none whitespace-nowrap',
        tiles[size],
        className,
      )}
    >
      {mark ? (
        <>
          {/* The space parts them for those who read the words alone. */}
          <span className={letters[mark.style]}>{mark.text}</span>{' '}
          {mark.tagline && size !== 'small' ? (
            <span className="text-xs text-soft">{mark.tagline}</span>
          ) : null}
        </>
      ) : (
        <DefaultMark />
      )}
    </span>
  )
}

function DefaultMark() {
  return (
    <svg viewBox="0 0 24 24" className="size-[1.25em]">
      <path
        d="M4 11.5 12 4l8 7.5V20H4zM10 20v-5h4v5"
        className="fill-none stroke-soft"
        strokeWidth="1.75"
        strokeLinejoin="round"
      />
    </svg>
  )
}
