/** What everybody pays each month above our price, in cents; `upTo` if it depends on the address. */
export type AddedFee = { cents: number; upTo: boolean }
