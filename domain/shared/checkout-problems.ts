import type { ProblemKind } from './problem-kind.ts'

/** The part of the table of problems that the checkout page carries into the browser. */
export const checkoutProblems = {
  cart_empty: {
    status: 409,
    title: 'Cart is empty',
    message: 'Please add items to your cart before checkout',
    retry: false,
  },
  cart_changed: {
    status: 409,
    title: 'Your cart has changed',
    message:
      'A price has changed or a service is no longer offered. We corrected your cart: please check it and place the order again.',
    retry: false,
  },
  order_key_reused: {
    status: 409,
    title: 'Checkout failed',
    message: 'This order was already placed with other items. Please reload the page and try again.',
    retry: false,
  },
  checkout_failed: { status: 500, title: 'Checkout failed', message: 'Something went wrong', retry: true },
  order_not_created: {
    status: 500,
    title: 'Checkout failed',
    message: 'Failed to create order',
    retry: true,
  },
  slot_taken: {
    status: 409,
    title: 'That hour is no longer free',
    message:
      'Somebody was faster, the hour has begun, or we no longer call then. Please choose another one, or as soon as possible.',
    retry: false,
  },
  do_not_call: {
    status: 409,
    title: 'We don’t call this number',
    message: 'This number is on our do-not-call list. Give another one, or choose to be answered by email.',
    retry: false,
  },
} as const satisfies Record<string, ProblemKind>
