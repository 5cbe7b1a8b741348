import { Phone } from 'lucide-react'
import { telHref } from '#platform/brand.ts'
import { type ButtonLook, buttonClass } from '../ui/button.tsx'
import { useSettings } from '../use-settings.ts'

type Props = {
  look?: ButtonLook
  className?: string
  label?: string
  /** What the call is about, heard after the label, where a page has several such links. */
  about?: string
}

/** A link that dials the sales line; `callPress` counts the press. `{phone}` in the label stands for the number. */
export function CallLink({ look = 'secondary', className, label = 'Call {phone}', about }: Props) {
  const { salesPhone } = useSettings()
  const words = label.replace('{phone}', salesPhone)
  return (
    <a
      href={telHref(salesPhone)}
      aria-label={about && `${words}: ${about}`}
      className={buttonClass(look, className)}
    >
      <Phone aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
      <span>{words}</span>
    </a>
  )
}

/** The sales line as a plain link within a text. */
export function PhoneLink({
  className = 'kept-whole font-semibold text-signal underline',
}: {
  className?: string
}) {
  const { salesPhone } = useSettings()
  return (
    <a href={telHref(salesPhone)} className={className}>
      {salesPhone}
    </a>
  )
}
