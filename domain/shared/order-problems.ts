import type { ProblemKind } from './problem-kind.ts'

/** Refusals on the page of an order, for its customer. */
export const orderProblems = {
  order_unknown: {
    status: 404,
    title: 'No order to show',
    message:
      'This link doesn’t open an order. Sign in to see your orders, or use the link in our newest email.',
    retry: false,
  },
  request_unknown: {
    status: 404,
    title: 'Nothing to show',
    message: 'This link has expired, or we have called about the request already.',
    retry: false,
  },
  order_settled: {
    status: 409,
    title: 'Not changed',
    message: 'This order can’t be changed here anymore. Please call us with your order number.',
    retry: false,
  },
  order_moved_on: {
    status: 409,
    title: 'Not changed yet',
    message:
      'Your order has changed since you opened this page. Please look at it and send your change again.',
    retry: false,
  },
} as const satisfies Record<string, ProblemKind>
