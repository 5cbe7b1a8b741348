import { Phone } from 'lucide-react'
import { telHref } from '#platform/brand.ts'
import { CartButton } from '../cart/cart.ts'
import { AccountMenu } from '../session/session.ts'
import { useSettings } from '../use-settings.ts'
import { DisclosureStrip } from './disclosure-strip.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { NavigationMenus } from './navigation-menus.tsx'
import { WithoutScript } from './without-script.tsx'
import { Wordmark } from './wordmark.tsx'

export function Header() {
  const { salesPhone } = useSettings()
  return (
    <header className="no-print">
      <a
        href="#content"
        className="sr-only rounded-control bg-lamp px-4 py-2 font-semibold text-on-lamp focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50"
      >
        Skip to content
      </a>
      <DisclosureStrip />
      <noscript>{import.meta.env.SSR ? <WithoutScript /> : null}</noscript>
      <div className="border-b border-line bg-ground">
        <div className="page-width flex min-h-16 items-center justify-between gap-x-1 sm:gap-x-3 flex-wrap">
          <Wordmark />
          <NavigationMenus />
          <div className="flex flex-wrap items-center justify-end sm:gap-1">
            <a
              href={telHref(salesPhone)}
              className="inline-flex min-h-11 items-center gap-2 rounded-control px-2 font-semibold whitespace-nowrap text-lamp hover:bg-raised max-[28rem]:px-1 max-[28rem]:text-sm"
            >
              <Phone
                aria-hidden
                className="size-4.5 shrink-0 min-[23.5rem]:max-[28rem]:hidden"
                strokeWidth={1.75}
              />
              <span className="max-[23.5rem]:sr-only">{salesPhone}</span>
            </a>
            <div className="max-lg:hidden">
              <CartButton />
            </div>
            <AccountMenu />
            <MobileMenu />
          </div>
        </div>
      </div>
    </header>
  )
}
