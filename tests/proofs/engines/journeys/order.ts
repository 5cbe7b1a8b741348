import type { Visitor } from '../visitor.ts'

const contact = {
  'Full Name': 'Ada Homeowner',
  'Email Address': 'ada@example.com',
  'Phone Number': '512-555-0100',
  Address: '12 Main St, Austin, TX 78701',
}

async function putIntoCart(visitor: Visitor): Promise<void> {
  await visitor.open('/results?zip=78701')
  await visitor.click('button', 'Add to cart: AT&T …')
  await visitor.sees('Added to cart')
}

/** A plan into the cart, two of it, and out again. */
export async function fillCart(visitor: Visitor): Promise<void> {
  await putIntoCart(visitor)
  await visitor.click('button', 'Cart, 1 service')
  await visitor.click('button', 'One more AT&T …', { inside: 'dialog' })
  await visitor.sees('2', { inside: 'dialog output' })
  await visitor.part('link', 'Proceed to Checkout', { inside: 'dialog' })
  await visitor.shoot()
  await visitor.click('button', 'Remove AT&T …', { inside: 'dialog' })
  await visitor.sees('Your cart is empty')
  await visitor.page.press('Escape')
  await visitor.part('button', 'Cart, empty')
}

/** Orders as somebody who has no account yet: the form is kept over the sign-up. */
export async function orderAsNewcomer(visitor: Visitor): Promise<void> {
  await putIntoCart(visitor)
  await visitor.click('button', 'Cart, 1 service')
  await visitor.click('link', 'Proceed to Checkout')
  await visitor.isAt(/^\/checkout$/)
  for (const [label, text] of Object.entries(contact))
    await visitor.fill(label, text, { inside: 'main form' })
  await visitor.fill('Order Notes…', 'Please call after five')
  await visitor.shoot()
  await visitor.click('button', 'Place Order')
  await visitor.isAt(/^\/auth/)
  await visitor.sees('Authentication required')
  await visitor.shoot()
  await signUp(visitor, 'ada_home')
  await visitor.isAt(/^\/checkout$/)
  await visitor.holds('Full Name', contact['Full Name'])
  await visitor.click('button', 'Place Order')
  await visitor.isAt(/^\/order-confirmation\?order=/)
  await visitor.sees('Order Confirmed!')
  await visitor.sees('A representative will contact you within 24 hours')
  await visitor.part('button', 'Cart, empty')
  await visitor.shoot()
}

async function signUp(visitor: Visitor, username: string): Promise<void> {
  await visitor.click('tab', 'Sign Up')
  await visitor.fill('Username', username)
  await visitor.fill('Email', `${username}@example.com`)
  await visitor.fill('Password', 'correct horse')
  await visitor.fill('Confirm password', 'correct horse')
  await visitor.click('button', 'Sign Up')
}

/** Signs up, out and in again, each time on the way to the orders. */
export async function signUpAndIn(visitor: Visitor): Promise<void> {
  await visitor.open('/orders')
  await visitor.isAt(/^\/auth\?returnTo=%2Forders/)
  await signUp(visitor, 'bo_renter')
  await visitor.isAt(/^\/orders/)
  await visitor.sees('No orders yet')
  await visitor.click('button', 'Account of bo_renter…')
  await visitor.shoot()
  await visitor.click('button', 'Sign out')
  await visitor.sees('Signed out')
  await visitor.open('/orders')
  await visitor.fill('Email', 'bo_renter@example.com')
  await visitor.fill('Password', 'correct horse')
  await visitor.shoot()
  await visitor.click('button', 'Sign In')
  await visitor.isAt(/^\/orders/)
  await visitor.sees('No orders yet')
  await visitor.shoot()
}

/** What switching saves: a bill as PDF is read in the browser. */
export async function readBill(visitor: Visitor, { bill }: { bill: string }): Promise<void> {
  await putIntoCart(visitor)
  await visitor.open('/checkout')
  await visitor.click('button', 'What would I save by switching…')
  await (await visitor.part('label', 'Read my bill…')).upload(bill)
  await visitor.sees('Please check what we found')
  await visitor.holds('Monthly bill', '95.00')
  await visitor.shoot()
  await visitor.click('button', 'Show what switching saves')
  await visitor.sees('in the first year')
  await visitor.shoot()
}
