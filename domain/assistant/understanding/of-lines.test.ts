import { expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { type Dialogue, newDialogue } from '../dialogue.ts'
import { readQuestion } from '../reading/read-question.ts'
import { plainWords } from './features.ts'
import type { Intent } from './intents.ts'
import { ofLines } from './of-lines.ts'

const catalogue = readSeed()
const meant = (said: string, before: Partial<Dialogue> = {}) =>
  ofLines(plainWords(said).join(' '), readQuestion(catalogue, said), { ...newDialogue, ...before })

test.each<[string, Intent]>([
  ['is 1.2 tb enough for us', 'data_use'],
  ['how much is the starlink dish', 'fees'],
  ['is the starlink dish included', 'equipment'],
  ['how many security cameras can run on 25 mbps', 'speed_need'],
  ['fiber or cable for a family of 5', 'speed_need'],
  ['two adults wfh, need low latency', 'speed_need'],
  ['why does upload matter for gaming', 'gaming'],
  ['2 gig, which companies sell that', 'find_plans'],
  ['need internet by friday in 32608', 'install_time'],
  ['how fast is att internet air', 'technology'],
])('%j asks %s, whatever was spoken of', (said, intent) => expect(meant(said)).toBe(intent))

test.each<[string, Partial<Dialogue>, Intent]>([
  ['what about 5g', { topic: 'weather' }, 'weather'],
  ['and for wifi', { topic: 'equipment' }, 'equipment'],
  ['we have kinetic dsl', { topic: 'outage' }, 'outage'],
  ['can i get something else', { begun: true }, 'availability'],
  ['is it fiber or dsl at my house', { zipCode: '40475' }, 'availability'],
])('%j after %j asks %s', (said, before, intent) => {
  expect(meant(said, before)).toBe(intent)
  expect(meant(said)).toBeNull()
})

test.each([
  'no satellite, 3 people, 78745',
  'is the internet down this week in 32608',
  'low ping for 2 gamers who work',
  'does dish work with starlink',
  'what about 5g',
])('%j is left to the others', said => expect(meant(said)).toBeNull())
