/** How many characters a reason for changing a contract figure has at least. */
export const LEAST_REASON = 10
