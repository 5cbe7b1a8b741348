import type { ButtonHTMLAttributes, Ref } from 'react'
import { classes } from './classes.ts'

export type ButtonLook = 'primary' | 'secondary' | 'quiet'

const shared =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-5 py-2 text-center font-semibold ' +
  'no-underline transition-[background-color,border-color,transform] duration-150 active:translate-y-px ' +
  'disabled:cursor-not-allowed disabled:opacity-60'

const looks: Record<ButtonLook, string> = {
  primary: 'bg-lamp text-on-lamp hover:bg-lamp-bright',
  secondary: 'border border-edge bg-transparent text-ink hover:border-ink hover:bg-raised',
  quiet: 'px-3 text-ink hover:bg-raised',
}

/** A button's class names, for links that lead to the next step. */
export function buttonClass(look: ButtonLook = 'primary', extra?: string): string {
  return classes(shared, looks[look], extra)
}

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  look?: ButtonLook
  ref?: Ref<HTMLButtonElement>
}

export function Button({ look = 'primary', className, type = 'button', ...rest }: Props) {
  return <button type={type} className={buttonClass(look, className)} {...rest} />
}
