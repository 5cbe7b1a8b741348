import { expect, test } from 'vitest'
import { draftTeller } from './draft-teller.ts'
import { inventedFigures } from './figures.ts'

/** What is told of an answer that comes in these pieces. */
function toldOf(pieces: readonly string[], toolResults: readonly string[] = []): string[] {
  const told: string[] = []
  const tell = draftTeller({
    tell: draft => told.push(draft),
    invents: (text, results) => inventedFigures(text, results, []),
    wordsOf: text => text.replace(/\*/g, ''),
  })
  let text = ''
  for (const piece of pieces) tell((text += piece), toolResults)
  return told
}

test('whole sentences are told, without markup, and each draft goes on from the one before', () => {
  expect(toldOf(['Fiber is *light*', ' in glass.', ' It is', ' fast. ', 'Ask'])).toEqual([
    'Fiber is light in glass.',
    'Fiber is light in glass. It is fast.',
  ])
})

test('a price is told once it is whole and a tool told it', () => {
  const pieces = ['It costs $50', '.', '05/mo. ', 'Yes. ']
  expect(toldOf(pieces, ['Metronet: $50.05/mo'])).toEqual(['It costs $50.05/mo.', 'It costs $50.05/mo. Yes.'])
  expect(toldOf(pieces, [])).toEqual([])
})

test('behind a made-up price nothing more is told', () => {
  expect(toldOf(['Fiber is fast. ', 'It costs $12.34. ', 'Order now. '])).toEqual(['Fiber is fast.'])
})
