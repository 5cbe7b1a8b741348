import { Headset, Scale } from 'lucide-react'
import { Link } from 'react-router'
import { CallLink } from '../contact/call-link.tsx'
import { PartnerLink } from '../contact/partner-link.tsx'
import { buttonClass } from '../ui/button.tsx'
import { useSettings } from '../use-settings.ts'

const cardClass = 'flex flex-col items-start rounded-card border border-line bg-surface p-6 sm:p-8'
const iconClass = 'size-8 text-lamp'

/** The two ways to get help, from a person or a table, here and, if one is set, at our partner. */
export function HelpCards() {
  const { partnerUrl } = useSettings()
  return (
    <ul className="grid grid-cols-1 gap-5 md:grid-cols-2">
      <li className={cardClass}>
        <Headset aria-hidden className={iconClass} strokeWidth={1.75} />
        <h3 className="mt-4 text-2xl">Talk to a specialist</h3>
        <p className="mt-2 mb-6 text-soft">
          A representative looks up your address, tells you the full price and answers your questions.
        </p>
        <div className="mt-auto flex flex-wrap items-center gap-x-5 gap-y-3">
          <CallLink look="primary" />
          <PartnerLink to="/specialist" campaign="resources-specialist">
            Contact a specialist
          </PartnerLink>
        </div>
      </li>
      <li className={cardClass}>
        <Scale aria-hidden className={iconClass} strokeWidth={1.75} />
        <h3 className="mt-4 text-2xl">Compare providers</h3>
        <p className="mt-2 mb-6 text-soft">
          Put providers or their plans side by side here
          {partnerUrl ? ', or check our partner’s list for providers you can’t order here' : ''}.
        </p>
        <div className="mt-auto flex flex-wrap items-center gap-x-5 gap-y-3">
          <Link to="/providers" className={buttonClass('secondary')}>
            Compare providers
          </Link>
          <Link to="/internet-plans" className={buttonClass('secondary')}>
            Compare all plans
          </Link>
          <PartnerLink to="/compare" campaign="resources-compare">
            Compare providers at our partner
          </PartnerLink>
        </div>
      </li>
    </ul>
  )
}
