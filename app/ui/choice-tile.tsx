import type { ReactNode } from 'react'

type Props = {
  name: string
  value: string
  checked: boolean
  onChoose(): void
  label: string
  /** The price, at the end of the line. */
  price?: string | undefined
  children?: ReactNode
}

/** One radio button of a list, as wide as the list, so that it is easy to hit. */
export function ChoiceTile({ name, value, checked, onChoose, label, price, children }: Props) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 rounded-control border border-edge px-3.5 py-2.5 hover:bg-raised has-checked:border-lamp has-checked:bg-raised has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-signal">
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        onChange={onChoose}
        className="mt-1 size-4 shrink-0 outline-none"
      />
      <span className="flex min-w-0 grow flex-wrap justify-between gap-x-4">
        <span className="font-medium">{label}</span>
        {price ? <span className="min-w-0 font-semibold wrap-anywhere">{price}</span> : null}
        {children ? <span className="basis-full text-sm text-soft">{children}</span> : null}
      </span>
    </label>
  )
}
