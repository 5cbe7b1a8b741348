/** The path of a browser, or an empty text where Playwright's own is installed and found by itself. */
export function ensureChromium(): string
