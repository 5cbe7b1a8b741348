/** Marks the buttons that open the cart; each width of window shows one of them. */
export const cartOpener = { 'data-cart-opener': '' }

/** Opens the cart by the button that is shown, which has the focus again when the cart is closed. */
export function openCart(): void {
  const openers = document.querySelectorAll<HTMLElement>('[data-cart-opener]')
  const shown = [...openers].find(opener => opener.checkVisibility())
  shown?.focus()
  shown?.click()
}
