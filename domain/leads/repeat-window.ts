/** Within this time, the same request from the same person is one lead. */
export const REPEAT_WINDOW_MS = 10 * 60_000
