/** Within how many hours a representative calls about an order or wish (specification, section 9). */
export const CALLBACK_HOURS = 24
