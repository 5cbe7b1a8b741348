import { Dialog } from '../ui/dialog.tsx'
import { CartPanel } from './cart-panel.tsx'

/** The cart at the side of any page. */
export function CartSheet({ open, onClose }: { open: boolean; onClose(): void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Your cart" shape="sheet">
      <CartPanel checkoutButton />
    </Dialog>
  )
}
