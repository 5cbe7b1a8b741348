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
  ...{ whats: 'what is', wheres: 'where is', whos: 'who is', hows: 'how is', thats: 'that is', its: 'it is' },
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
  },
}

/** A message in the words that are compared: lower case, short forms written out, names and figures as they are. */
export function plainWords(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/wi[- ]fi/g, 'wifi')
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap(word => (Object.hasOwn(shortForms, word) ? (shortForms[word] ?? '') : word).split(' '))
    .filter(word => word !== '')
}

/** What a masked message is known by: its words, pairs of them, and stretches of four letters, which survive typing errors. */
export function featuresOf(text: string): Map<string, number> {
  const words = plainWords(text).slice(0, 60)
  const features = new Map<string, number>()
  const add = (feature: string, weight: number) =>
    features.set(feature, Math.max(features.get(feature) ?? 0, weight))
  for (const [index, word] of words.entries()) {
    add(`w ${word}`, 1)
    add(`p ${words[index - 1] ?? '^'} ${word}`, 0.7)
    const padded = ` ${word} `
    for (let at = 0; word.length > 3 && at + 4 <= padded.length; at += 1)
      add(`c ${padded.slice(at, at + 4)}`, 0.35)
  }
  add(`p ${words.at(-1) ?? '^'} $`, 0.5)
  const length = Math.hypot(...features.values())
  return new Map([...features].map(([feature, weight]) => [feature, weight / (length || 1)]))
}
