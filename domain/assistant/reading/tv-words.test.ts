import { expect, test } from 'vitest'
import { dishNetwork, tvOfProvider, watchesSports } from './tv-words.ts'

test.each([
  'how much is dish a month',
  'dish vs directv which one is better',
  'how many shows can the dish dvr record at once',
  'does dish do month to month',
  'is dish or directv giving a gift card right now',
  'we have dish now and want to switch',
  'and dish',
])('DISH is a company: %s', words => {
  expect(dishNetwork.test(words)).toBe(true)
})

test.each([
  'is there a way to get directv without a dish on my roof',
  'where does the dish go on the house',
  'do i need a dish for directv',
  'how much is the dish for starlink',
  'can i put a dish on the balcony',
  'what size is the dish',
])('a dish is an antenna: %s', words => {
  expect(dishNetwork.test(words)).toBe(false)
})

test.each([
  ['my husband wants to watch the braves every night', true],
  ['want to watch premier league and ufc', true],
  ['how fast must it be to watch nfl games in 4k', false],
  ['my bills are too high', false],
  ['i get lag in my nba 2k games on xbox', false],
])('who watches sports wants TV: %s', (words, watches) => {
  expect(watchesSports.test(words)).toBe(watches)
})

test.each([
  ['does prov have tv with the prov internet', true],
  ['would prov tv work for that in zip', true],
  ['what does prov have for tv channels', false],
  ['does prov internet come with tv', true],
  ['does prov work with my samsung tv', false],
  ['prov tv and internet', false],
])('whether a provider of internet has TV is asked: %s', (words, asks) => {
  expect(tvOfProvider.test(words)).toBe(asks)
})
