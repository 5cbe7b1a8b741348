import type { ReactNode } from 'react'
import { brand } from '#platform/brand.ts'
import { OutsideLink } from '../ui/outside-link.tsx'
import { useSettings } from '../use-settings.ts'

type Props = {
  /** The partner's page, such as `/specialist`. */
  to: string
  /** Where the link is on this site, for the partner's count. */
  campaign: string
  className?: string
  children: ReactNode
}

/**
 * A link to the partner's site with parameters that tell the partner where it came from, but not who followed it;
 * nothing if no partner is set.
 */
export function PartnerLink({ to, campaign, className, children }: Props) {
  const { partnerUrl } = useSettings()
  if (!partnerUrl) return null
  const url = new URL(to, partnerUrl)
  url.searchParams.set('utm_source', brand.name.toLowerCase())
  url.searchParams.set('utm_medium', 'referral')
  url.searchParams.set('utm_campaign', campaign)
  return (
    <OutsideLink href={url.href} {...(className ? { className } : {})}>
      {children}
    </OutsideLink>
  )
}
