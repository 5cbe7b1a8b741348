import { CallLink } from '../contact/call-link.tsx'
import { NoticeBox } from '../ui/notice-box.tsx'

type Props = {
  title: string
  lines: readonly string[]
  /** Identifies the failure; a new one takes the focus again, even if its words are the same. */
  occasion?: unknown
  /** Whether a call would help: not if somebody mistyped a password. */
  call?: boolean
}

/** Says that a form didn't arrive, and names the other way. */
export function SendFault({ title, lines, occasion, call = true }: Props) {
  return (
    <NoticeBox tone="alarm" title={title} occasion={occasion} className="mb-5">
      {lines.map(line => (
        <p key={line} className="text-soft">
          {line}
        </p>
      ))}
      {call ? <CallLink className="mt-3" label="Call {phone}" /> : null}
    </NoticeBox>
  )
}
