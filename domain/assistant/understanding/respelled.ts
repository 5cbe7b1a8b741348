import { lettersApart } from '../reading/mistyped.ts'
import { isOfPhrasings } from './coverage.ts'

/** Words that tell what is asked, and that fingers often miss. */
const telling =
  'contract contracts cheaper cheapest internet provider providers available install installation equipment channels satellite cancel monthly router upload security cameras discount discounts activation unlimited bundle bundles television include included phone price prices speed fiber alarm alarms doorbell somebody someone'.split(
    ' ',
  )
/** In shorter words one letter makes another word. */
const LEAST_LETTERS = 5

/** A message with words that are one letter off from one that tells what is asked, and are no words of ours, put right: `contarct`. */
export const respelled = (message: string): string =>
  message
    .replace(/\b(at&t|att) air\b/gi, '$1 internet air')
    .replace(/(?<![\w@.'’-])[a-z]+(?![\w@'’-])/g, word =>
      word.length < LEAST_LETTERS || isOfPhrasings(word)
        ? word
        : (telling.find(one => one[0] === word[0] && lettersApart(one, word) === 1) ?? word),
    )

const subjectFirst =
  /^(?:(?:and|so|ok|but)[, ]+)*(?:those|these|the|their) (prices|rates|fees|deals|offers|contracts|plans|ones)[, ]+(do|are|will|can) they\b(?! (?:have|offer))/i

/** `Those prices, do they go up` in the order of a question: `do those prices go up`. */
export const inOrder = (message: string): string => message.replace(subjectFirst, '$2 those $1')
