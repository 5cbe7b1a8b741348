import { Plus } from 'lucide-react'
import type { CartService } from '#domain/cart/cart.ts'
import { fullName } from '#domain/catalog/full-name.ts'
import { CallLink } from '../contact/call-link.tsx'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { addToCartAttribute } from './add-to-cart-press.ts'

/** The two ways to order a service: into the cart (which says so), or by phone. */
export function OrderActions({ service, className }: { service: CartService; className?: string }) {
  const about = fullName(service.providerName, service.serviceName)
  return (
    <div className={classes('no-print flex flex-wrap gap-2', className)}>
      <Button className="grow" aria-label={`Add to cart: ${about}`} {...addToCartAttribute(service)}>
        <Plus aria-hidden className="size-4.5" strokeWidth={1.75} />
        Add to cart
      </Button>
      <CallLink label="Call to order" about={about} />
    </div>
  )
}
