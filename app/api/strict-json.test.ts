import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseStrictJson } from './strict-json.ts'

test('what JSON can say in one way only is read as JSON.parse reads it', () => {
  const key = fc.string().filter(name => !['__proto__', 'constructor', 'prototype'].includes(name))
  const { tree } = fc.letrec(tie => ({
    tree: fc.oneof(
      { maxDepth: 4 },
      fc.string(),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.boolean(),
      fc.constant(null),
      fc.array(tie('tree'), { maxLength: 4 }),
      fc.dictionary(key, tie('tree'), { maxKeys: 4 }),
    ),
  }))
  fc.assert(
    fc.property(tree, fc.constantFrom(0, 2), (value, spaces) => {
      const text = JSON.stringify(value, null, spaces)
      expect(parseStrictJson(text)).toEqual({ ok: true, value: JSON.parse(text) })
    }),
  )
})

test.each([
  ['', 'This is not JSON.'],
  ['{"a":', 'This is not JSON.'],
  ['{"a":1} {}', 'This is not JSON.'],
  ['[NaN]', 'This is not JSON.'],
  ['{"a":1,"a":1}', 'A key comes twice.'],
  [String.raw`{"a":1,"\u0061":2}`, 'A key comes twice.'],
  ['[{"b":{"a":1,"c":"a:","a":2}}]', 'A key comes twice.'],
  ['{"__proto__":{"admin":true}}', 'A key has a reserved name.'],
  [String.raw`{"x":{"\u005f_proto__":1}}`, 'A key has a reserved name.'],
  ['{"constructor":{"prototype":{}}}', 'A key has a reserved name.'],
  [`${'['.repeat(9)}${']'.repeat(9)}`, 'It is nested too deep.'],
  [`${'{"a":'.repeat(9)}1${'}'.repeat(9)}`, 'It is nested too deep.'],
  ['['.repeat(100_000) + ']'.repeat(100_000), 'It is nested too deep.'],
])('%.40s is refused', (text, fault) => {
  expect(parseStrictJson(text)).toEqual({ ok: false, fault })
})

test.each([
  '{"a":1,"b":{"a":1}}',
  '[{"a":1},{"a":2}]',
  String.raw`{"a\"b":":","a":"\"a\":"}`,
  '"text"',
  ' 1 ',
])('%s is taken', text => {
  expect(parseStrictJson(text)).toEqual({ ok: true, value: JSON.parse(text) })
})

test('texts come without what no database takes', () => {
  const text = String.raw`{"a":["half \ud800 of it","\u0000null","whole \ud83d\ude00"]}`
  expect(parseStrictJson(text)).toEqual({
    ok: true,
    value: { a: ['half \ufffd of it', '\ufffdnull', 'whole \u{1f600}'] },
  })
})
