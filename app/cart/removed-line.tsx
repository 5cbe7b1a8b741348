import type { CartItem } from '#domain/cart/cart.ts'
import { fullName } from '#domain/catalog/full-name.ts'
import { createBrowserStore } from '../ui/browser-store.ts'
import { cart, changeCart, useCart } from './cart-store.ts'

/** Long enough to notice a slip; the plan can be added again elsewhere, too. */
const OFFERED_MS = 60_000

type Removed = { item: CartItem; at: number }
const removed = createBrowserStore<Removed | null>(null)

/** Takes a line out of the cart, and offers to put it back. */
export function removeLine(item: CartItem): void {
  const last: Removed = { item, at: cart.items().findIndex(({ id }) => id === item.id) }
  cart.remove(item.id)
  removed.set(last)
  setTimeout(() => removed.get() === last && removed.set(null), OFFERED_MS)
}

/** Says which line was removed last, with the way back. */
export function RemovedLine() {
  const last = removed.use()
  const { items } = useCart()
  const gone = last && !items.some(({ id }) => id === last.item.id) ? last : null
  const name = gone ? fullName(gone.item.providerName, gone.item.serviceName) : ''
  const putBack = () => {
    removed.set(null)
    if (gone)
      changeCart(now =>
        now.some(({ id }) => id === gone.item.id) ? now : now.toSpliced(gone.at, 0, gone.item),
      )
    // The button goes, and what had the focus with it: to the line that is back.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-remove="${gone?.item.id ?? ''}"]`)?.focus(),
    )
  }
  return (
    <div role="status">
      {gone ? (
        <p className="my-2 flex flex-wrap items-center justify-between gap-x-4 rounded-control border border-line px-3 py-1 text-sm">
          {name} is removed.
          <button
            type="button"
            onClick={putBack}
            className="inline-flex min-h-9 items-center font-semibold text-signal underline underline-offset-4 hover:text-ink"
          >
            Undo<span className="sr-only">: put {name} back</span>
          </button>
        </p>
      ) : null}
    </div>
  )
}
