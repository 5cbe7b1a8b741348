import { Check, Plus } from 'lucide-react'
import { addTogether, isAllInCart } from '#domain/cart/add-together.ts'
import type { CartService } from '#domain/cart/cart.ts'
import { fullName } from '#domain/catalog/full-name.ts'
import { showToast } from '../shell/toasts.ts'
import { Button, type ButtonLook } from '../ui/button.tsx'
import { cart, changeCart, countStart, toastOf, useCart } from './cart-store.ts'
import { openCart } from './open-cart.ts'

type Props = {
  services: readonly CartService[]
  label: string
  /** What the label adds, for screen readers. */
  names?: string
  look?: ButtonLook
  className?: string
}

const namesOf = (services: readonly CartService[]): string =>
  new Intl.ListFormat('en-US').format(
    services.map(({ providerName, serviceName }) => fullName(providerName, serviceName)),
  )

/** Adds what belongs together, with one message that names what was added. */
function addAll(services: readonly CartService[]): void {
  changeCart(items => {
    const { cart: next, added, full } = addTogether(items, services, Date.now())
    if (items.length === 0) countStart(added.map(({ providerId }) => providerId))
    showToast(
      ...(added.length > 0 ? [toastOf('added', namesOf(added))] : []),
      ...(full.length > 0 ? [toastOf('full', namesOf(full))] : []),
    )
    return next
  })
}

/**
 * Puts what belongs together into the cart. Once several services are all in it, it says so and shows the cart: another
 * press would order everything twice. A single one is counted up, as everywhere (specification, section 4).
 */
export function AddTogether({ services, label, names, look, className }: Props) {
  const { items } = useCart()
  const [first, second] = services
  const isIn = second !== undefined && isAllInCart(items, services)
  const Icon = isIn ? Check : Plus
  const words = isIn ? 'In your cart' : label
  return (
    <Button
      {...(look ? { look } : {})}
      className={className}
      aria-label={names ? `${words}: ${names}` : undefined}
      onClick={() => {
        if (isIn) openCart()
        else if (second) addAll(services)
        else if (first) cart.add(first)
      }}
    >
      <Icon aria-hidden className="size-4.5" strokeWidth={1.75} />
      {words}
    </Button>
  )
}
