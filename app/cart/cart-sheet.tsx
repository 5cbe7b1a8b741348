import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import type { CartItem } from '#domain/cart/cart.ts'
import { buttonClass } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { CartPanel, CartTotal } from './cart-panel.tsx'
import { useCart } from './cart-store.ts'

/** The cart at the side of any page. */
export function CartSheet({ open, onClose }: { open: boolean; onClose(): void }) {
  const { items } = useCart()
  /** A link may lead to the page that is open already: whatever it leads to, the sheet is no longer over it. */
  const leave = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Your cart"
      shape="sheet"
      onPaper
      foot={items.length > 0 ? <NextStep items={items} onLeave={onClose} /> : null}
    >
      <div onClick={leave}>
        <CartPanel inSheet />
      </div>
    </Dialog>
  )
}

function NextStep({ items, onLeave }: { items: readonly CartItem[]; onLeave(): void }) {
  return (
    <div className="cart-foot">
      <CartTotal items={items} />
      <Link to="/checkout" onClick={onLeave} className={buttonClass('primary', 'no-print mt-3 w-full')}>
        Proceed to Checkout
      </Link>
    </div>
  )
}
