import { Link } from 'react-router'
import { brand } from '#platform/brand.ts'
import { PhoneLink } from '../contact/call-link.tsx'
import { ServerDrawn } from '../first-load/server-drawn.tsx'
import { PrivacyStatus } from '../measurement/privacy-status.tsx'
import { internetTypeLinks, navigationGroups, type SiteLink, supportLinks } from './site-links.ts'

/** The server alone draws the links and texts, which never change; the choice below them is drawn in the browser. */
export function Footer() {
  return (
    <footer className="no-print border-t border-line bg-night pb-20 text-sm lg:pb-0">
      <ServerDrawn>{import.meta.env.SSR ? <FooterTexts /> : null}</ServerDrawn>
      <div className="page-width pb-8 text-soft">
        <PrivacyStatus />
      </div>
    </footer>
  )
}

function FooterTexts() {
  return (
    <>
      <div
        id="all-pages"
        className="page-width grid grid-cols-2 gap-x-6 max-[16rem]:grid-cols-1 gap-y-6 py-8 sm:gap-x-8 sm:gap-y-10 sm:py-12 lg:grid-cols-6"
      >
        {navigationGroups.map(group => (
          <FooterColumn key={group.label} title={group.label} links={group.links} />
        ))}
        <FooterColumn title="Internet types" links={internetTypeLinks} />
        <FooterColumn title="Support" links={supportLinks}>
          <li className="py-1.5">
            Call <PhoneLink />
          </li>
        </FooterColumn>
      </div>
      <div className="border-t border-line">
        <div className="page-width space-y-3 py-8 text-soft">
          <p className="max-w-measure">
            {brand.name} is an independent comparison site and reseller. We may earn commissions from
            providers when you order through us. Commissions do not affect the prices you pay or the order in
            which providers are ranked.
          </p>
          <p className="max-w-measure">
            Provider names belong to their owners; the marks shown are our own lettering. Availability and
            prices depend on your address and are confirmed before you are billed.
          </p>
          <p className="max-w-measure">
            Availability: FCC National Broadband Map. ZIP codes: GeoNames, CC BY 4.0.{' '}
            <Link to="/privacy#sources" className="underline underline-offset-4 hover:text-signal">
              Sources and licenses
            </Link>
          </p>
          <p>
            © {brand.name} <span aria-hidden>·</span> {brand.tagline}
          </p>
        </div>
      </div>
    </>
  )
}

function FooterColumn({
  title,
  links,
  children,
}: {
  title: string
  links: readonly SiteLink[]
  children?: React.ReactNode
}) {
  return (
    <nav aria-label={`${title}, footer`}>
      <h2 className="mb-2 text-base">{title}</h2>
      <ul>
        {links.map(link => (
          <li key={link.to}>
            <Link
              to={link.to}
              className="inline-flex min-h-8 items-center text-soft sm:min-h-9 hover:text-signal hover:underline"
            >
              {link.label}
            </Link>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  )
}
