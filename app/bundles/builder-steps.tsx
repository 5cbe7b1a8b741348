import { classes } from '../ui/classes.ts'

export type BuilderStepName = 'zip' | 'services' | 'contact'

const steps: readonly { name: BuilderStepName; label: string }[] = [
  { name: 'zip', label: 'ZIP code' },
  { name: 'services', label: 'Services' },
  { name: 'contact', label: 'Your details' },
]

/** The current step in the builder, which without script has none. */
export function BuilderSteps({ current }: { current: BuilderStepName }) {
  return (
    <ol
      aria-label="Steps"
      className="flex flex-wrap gap-x-4 gap-y-2 text-sm sm:gap-x-6 sm:text-base scripting-none:hidden"
    >
      {steps.map(({ name, label }, index) => (
        <li
          key={name}
          aria-current={name === current ? 'step' : undefined}
          className={classes('flex items-center gap-2', name === current ? 'font-semibold' : 'text-soft')}
        >
          <span
            aria-hidden
            className={classes(
              'grid size-7 shrink-0 place-items-center rounded-full border font-display text-sm font-bold',
              name === current ? 'border-lamp bg-lamp text-on-lamp' : 'border-edge',
            )}
          >
            {index + 1}
          </span>
          {label}
        </li>
      ))}
    </ol>
  )
}
