import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSitePath, readAnswer, writeAnswer } from './answer.ts'

test('an answer comes back as it was written', () => {
  const answer = { text: 'Two lines.\n- one', links: [{ label: 'Bundles', href: '/bundles?a=1&b=2#c' }] }
  expect(readAnswer(writeAnswer(answer))).toEqual(answer)
})

test.each(['https://evil.example', '//evil.example', 'javascript:alert(1)', '/a b', '/\\evil', ''])(
  '%j is no page of this site',
  href => {
    expect(isSitePath(href)).toBe(false)
    expect(writeAnswer({ text: 'x', links: [{ label: 'y', href }] })).toBe('x')
  },
)

test('whatever is answered, nothing written holds markup and every link read stays on this site', () => {
  const links = fc.array(fc.record({ label: fc.string({ unit: 'binary' }), href: fc.webPath() }), {
    maxLength: 6,
  })
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), links, (text, list) => {
      const written = writeAnswer({ text, links: list })
      expect(written).not.toMatch(/[<>]/)
      for (const { href } of readAnswer(written).links) {
        expect(new URL(href, 'https://own.example').origin).toBe('https://own.example')
      }
    }),
  )
})
