import { conceptsOf } from './concepts.ts'

/** Short forms as people type them, and what they stand for. */
const shortForms: Record<string, string> = {
  ...{
    u: 'you',
    ur: 'your',
    r: 'are',
    pls: 'please',
    plz: 'please',
    thx: 'thanks',
    ty: 'thanks',
    ppl: 'people',
  },
  ...{
    whats: 'what is',
    wheres: 'where is',
    whos: 'who is',
    hows: 'how is',
    whens: 'when is',
    thats: 'that is',
    its: 'it is',
  },
  ...{ im: 'i am', ive: 'i have', ill: 'i will', dont: 'do not', doesnt: 'does not', cant: 'can not' },
  ...{
    wont: 'will not',
    isnt: 'is not',
    didnt: 'did not',
    wanna: 'want to',
    gonna: 'going to',
    gimme: 'give me',
  },
  ...{
    bout: 'about',
    abt: 'about',
    tho: '',
    til: 'until',
    yrs: 'years',
    yr: 'year',
    mo: 'month',
    bc: 'because',
  },
  ...{
    cheepest: 'cheapest',
    cheapst: 'cheapest',
    chepest: 'cheapest',
    intrnet: 'internet',
    internt: 'internet',
  },
  ...{
    inet: 'internet',
    equiptment: 'equipment',
    equipement: 'equipment',
    satelite: 'satellite',
    alot: 'a lot',
  },
  ...{ diffrence: 'difference', avaliable: 'available', availible: 'available', wi: 'wi', nite: 'night' },
  ...{
    zipcode: 'zip',
    yall: 'you all',
    guys: '',
    hey: 'hey',
    'wi-fi': 'wifi',
    instal: 'install',
    tmrw: 'tomorrow',
    enuf: 'enough',
    hm: '',
    hmm: '',
    cheep: 'cheap',
    hapens: 'happens',
    happns: 'happens',
    nuff: 'enough',
    hasnt: 'has not',
    havent: 'have not',
    wasnt: 'was not',
    theres: 'there is',
    atleast: 'at least',
    arent: 'are not',
    aint: 'is not',
    wouldnt: 'would not',
    shouldnt: 'should not',
    couldnt: 'could not',
    youre: 'you are',
    theyre: 'they are',
    theyll: 'they will',
    gotta: 'have to',
    hafta: 'have to',
    lemme: 'let me',
    dunno: 'do not know',
    wat: 'what',
    waht: 'what',
    whta: 'what',
    wut: 'what',
    wich: 'which',
    w: 'with',
    n: 'and',
    cuz: 'because',
    shud: 'should',
    shld: 'should',
    cud: 'could',
    wud: 'would',
    havnt: 'have not',
    wen: 'when',
    rn: 'right now',
    somethin: 'something',
    anythin: 'anything',
    mths: 'months',
    fibre: 'fiber',
    modum: 'modem',
    unlimted: 'unlimited',
    unlimitted: 'unlimited',
    contrat: 'contract',
    adress: 'address',
    securty: 'security',
    cancle: 'cancel',
    recieve: 'receive',
    reccomend: 'recommend',
  },
}

/** A message in the words that are compared: lower case, short forms written out, names and figures as they are. */
export function plainWords(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/wi[- ]fi/g, 'wifi')
    .replace(/\b(good|best|ok|okay|great|enough|works?|bad) 4 /g, '$1 for ')
    .replace(/\bw\/(o\b)? ?/g, (_, out) => (out ? 'without ' : 'with '))
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap(word => (Object.hasOwn(shortForms, word) ? (shortForms[word] ?? '') : word).split(' '))
    .filter(word => word !== '')
}

/** A word without its usual ending: `installed` and `installation` are one. */
export const stemOf = (word: string) =>
  word.length > 4 ? word.replace(/(?:ations?|ments?|ings?|ers?|ed|es|s|ly|e|y)$/, '') : word

/**
 * What a masked message is known by: its words, their stems, pairs of them, stretches of four letters, which survive typing
 * errors, and what its words stand for, alone and two at a time. `tells` weighs a word: about 1, less for what all questions hold.
 */
export function messageFeatures(text: string, tells: (word: string) => number): Map<string, number> {
  const words = plainWords(text).slice(0, 60)
  const features = new Map<string, number>()
  const add = (feature: string, weight: number) =>
    features.set(feature, Math.max(features.get(feature) ?? 0, weight))
  const before = new Set<string>()
  for (const [index, word] of words.entries()) {
    const weight = tells(word)
    const stem = stemOf(word)
    add(`w ${word}`, 0.7 * weight)
    add(`s ${stem}`, 0.7 * weight)
    add(`p ${words[index - 1] ?? '^'} ${word}`, 0.6)
    add(`k ${stemOf(words[index - 2] ?? '^')} ${stem}`, 0.35)
    for (const concept of conceptsOf(word)) {
      add(`c ${concept}`, 1)
      for (const other of before)
        if (other !== concept) add(`b ${[concept, other].toSorted().join('+')}`, 0.5)
    }
    for (const concept of conceptsOf(word)) before.add(concept)
    const padded = ` ${word} `
    for (let at = 0; word.length > 3 && at + 4 <= padded.length; at += 1)
      add(`l ${padded.slice(at, at + 4)}`, 0.35 * weight)
  }
  add(`p ${words.at(-1) ?? '^'} $`, 0.4)
  const length = Math.hypot(...features.values())
  return new Map([...features].map(([feature, weight]) => [feature, weight / (length || 1)]))
}
