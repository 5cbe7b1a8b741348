/** Within how many hours a representative calls about an order (specification, section 9). */
export const CALLBACK_HOURS = 24
