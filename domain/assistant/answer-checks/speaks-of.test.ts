import { expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { readQuestion } from '../reading/read-question.ts'
import type { Intent } from '../understanding/intents.ts'
import { silenceOf } from './speaks-of.ts'

const catalogue = readSeed()
const silence = (question: string, intent: Intent, text: string) =>
  silenceOf(catalogue, readQuestion(catalogue, question), intent, { text, links: [] })

test.each<[string, string, Intent, string]>([
  ['another provider', 'how fast is metronet in the evening', 'speed_need', 'Xfinity has 300 Mbps.'],
  [
    'alarms where internet was asked for',
    'cheapest internet for students',
    'security',
    'Ring: equipment $212.34.',
  ],
  ['one of two kinds of line', 'is 5g as good as cable', 'speed_need', 'Verizon Fios has 300 Mbps.'],
  ['what is not wanted', 'i dont need tv', 'tv', 'DIRECTV has four packages on TV.'],
])('an answer about %s is none', (_what, question, intent, text) => {
  expect(silence(question, intent, text)).toEqual({ of: 'else' })
})

test('a detail that the answer says nothing of is named', () => {
  const told = silence('does that include dvr', 'tv', 'DIRECTV has 105+ channels.')
  expect(told).toEqual({ of: 'detail', words: 'a DVR' })
})

test.each<[string, string, Intent, string]>([
  [
    'it names all that was asked',
    'is spectrum faster than cox',
    'compare',
    'Spectrum 500 Mbps, Cox 250 Mbps.',
  ],
  ['somebody asks for another one', 'anything besides frontier', 'availability', 'Starlink sells there.'],
  ['it asks back by itself', 'who has fiber here', 'availability', 'Tell me your 5-digit ZIP code.'],
])('an answer stands where %s', (_why, question, intent, text) => {
  expect(silence(question, intent, text)).toEqual({ of: 'nothing' })
})
