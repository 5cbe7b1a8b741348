import type { ButtonHTMLAttributes } from 'react'
import { classes } from '../../ui/classes.ts'

/** A button of the desk's own height, for rows and forms of one line. */
export function SmallButton({ className, ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      className={classes(
        'inline-flex min-h-9 items-center justify-center rounded-control border border-edge px-3 font-semibold text-ink md:whitespace-nowrap hover:bg-raised disabled:opacity-60',
        className,
      )}
      {...rest}
    />
  )
}
