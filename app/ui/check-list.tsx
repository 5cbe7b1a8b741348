import { Check, Minus } from 'lucide-react'
import { classes } from './classes.ts'

type Props = {
  items: readonly string[]
  /** A list of drawbacks has dashes. */
  sign?: 'check' | 'dash'
  className?: string
}

/** Short points, each after an icon. */
export function CheckList({ items, sign = 'check', className }: Props) {
  const Icon = sign === 'check' ? Check : Minus
  return (
    <ul className={classes('space-y-2', className)}>
      {items.map(item => (
        <li key={item} className="flex items-start gap-2">
          <Icon
            aria-hidden
            className={classes(
              'mt-[0.28em] size-[1.05em] shrink-0',
              sign === 'check' ? 'text-good' : 'text-soft',
            )}
            strokeWidth={1.75}
          />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  )
}
