// This browser's cart: what it holds, what adds a service to it, and how it is shown. Everything else here is private
// to the folder.

export { addToCartPress } from './add-to-cart-press.ts'
export { AddTogether } from './add-together.tsx'
export { barItemClass, CartButton } from './cart-button.tsx'
export { CartPanel } from './cart-panel.tsx'
export { cart, useCart } from './cart-store.ts'
export { OrderActions } from './order-actions.tsx'
export { useFocusWhenEmptied } from './use-focus-when-emptied.ts'
