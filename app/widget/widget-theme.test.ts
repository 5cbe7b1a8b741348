import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTheme } from './widget-theme.ts'

const themeOf = (query: Record<string, string>) => readTheme(new URLSearchParams(query))

test('themes and colors that are known count, others do not', () => {
  expect(themeOf({ theme: 'dark', accent: '0A5FD8' })).toEqual({
    ...{ name: 'dark', scheme: 'dark', accent: '#0a5fd8', onAccent: '#fff' },
  })
  expect(themeOf({ accent: '#ffe000' }).onAccent).toBe('#000')
  for (const accent of ['red', '#fff', '0a5fd8;}', 'url(x)', '']) {
    expect(themeOf({ accent, theme: 'x' })).toEqual(themeOf({}))
  }
})

/** The contrast of two colors by WCAG 2. */
function contrast(one: string, other: string): number {
  const luminance = (hex: string) => {
    const full = hex.length === 4 ? hex.replace(/[0-9a-f]/g, sign => sign + sign) : hex
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
      const value = Number.parseInt(full.slice(at, at + 2), 16) / 255
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

test('whatever the color of the button, its words can be read', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xff_ff_ff }), color => {
      const { accent, onAccent } = themeOf({ accent: color.toString(16).padStart(6, '0') })
      return contrast(accent, onAccent) >= 4.5
    }),
  )
})
