import { expect, test } from 'vitest'
import { splitterOf } from './word-pieces.ts'

const signs = Array.from({ length: 6 }, (_, index) => [`sign ${index}`, 0] as const)
const split = splitterOf([
  ...signs,
  ['\u2581', -9],
  ['\u2581in', -3],
  ['ter', -4],
  ['net', -4],
  ['\u2581internet', -5],
  ['s', -6],
  ['\u2581inter', -20],
])

test.each<[string, string, number[]]>([
  ['a word that is one piece', 'internet', [10]],
  ['the likelier of two ways', 'inter', [7, 8]],
  ['two words', 'internet inter', [10, 7, 8]],
  ['a plural', 'internets', [10, 11]],
  ['other forms of the same letters', 'ｉｎｔｅｒｎｅｔ', [10]],
  ['nothing for what no piece has', 'internet 🎉', [10, 6]],
  ['nothing but a blank', '', [6]],
])('%s', (_what, text, pieces) => expect(split(text)).toEqual(pieces))
