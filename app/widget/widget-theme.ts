/** How a partner's page wants the widget to look: from a few known values, so that nothing else gets into its style. */
export type WidgetTheme = {
  name: 'light' | 'dark' | 'auto'
  scheme: 'light' | 'dark' | 'light dark'
  accent: string
  onAccent: string
}

const ACCENT = '#f2b84b'

/** Reads the theme in an address. Anything unknown counts as not given. */
export function readTheme(search: URLSearchParams): WidgetTheme {
  const asked = search.get('theme')
  const name = asked === 'light' || asked === 'dark' ? asked : 'auto'
  const [, digits] = /^#?([0-9a-f]{6})$/i.exec(search.get('accent') ?? '') ?? []
  const accent = digits ? `#${digits.toLowerCase()}` : ACCENT
  return {
    name,
    scheme: name === 'auto' ? 'light dark' : name,
    accent,
    // Black or white: one of them has a contrast of at least 4.5 to 1 on any color.
    onAccent: luminance(accent) > 0.179 ? '#000' : '#fff',
  }
}

/** The relative luminance of a color, 0 to 1 (WCAG 2). */
function luminance(hex: string): number {
  const part = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5)
}
