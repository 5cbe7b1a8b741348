import { PhoneLink } from '../contact/call-link.tsx'

/** The number that will show on the visitor's phone, and who calls if that is known. */
export function CalledFrom({ firstName = null }: { firstName?: string | null }) {
  return (
    <span>
      {firstName === null ? "We'll call" : `${firstName} will call`} from{' '}
      <PhoneLink className="kept-whole font-semibold text-ink" />.
    </span>
  )
}
