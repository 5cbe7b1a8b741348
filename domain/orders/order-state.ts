/** An order's progress. It is placed as 'submitted' (specification, section 6). */
export const orderStates = [
  'submitted',
  'reached',
  'confirmed',
  'booked',
  'not_available',
  'cancelled',
] as const
export type OrderState = (typeof orderStates)[number]
