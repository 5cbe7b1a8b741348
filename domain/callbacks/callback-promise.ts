/** Within how many hours a representative calls about an order or request (specification, section 9). */
export const CALLBACK_HOURS = 24
