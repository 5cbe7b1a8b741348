import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Recorded } from './recorded.tsx'

const me = 'ana'
const event = (what: string, staffId: string | null = me) => ({
  ...{ what, staffId },
  at: new Date('2026-11-30T18:00:00Z'),
})
const outcomes = ['no_answer', 'reached']
const said = (...events: ReturnType<typeof event>[]) =>
  renderToStaticMarkup(
    <Recorded what={outcomes} until={[...outcomes, 'order_cancelled']} {...{ events, me }} />,
  )

test('what one recorded is said until somebody ends the work or records something else', () => {
  const mine = event('no_answer')
  expect(said(mine)).toContain('You recorded: No answer')
  expect(said(mine, event('note', 'ben'))).toContain('You recorded: No answer')
  expect(said(mine, event('order_cancelled', null))).not.toContain('You recorded')
  expect(said(mine, event('reached', 'ben'))).not.toContain('You recorded')
  expect(said(mine, event('reached', 'ben'), event('no_answer'))).toContain('You recorded: No answer')
})
