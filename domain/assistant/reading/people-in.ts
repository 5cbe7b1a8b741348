import { numberOf, numberWords } from './number-words.ts'

/** Everybody of a home: `3 people`, `we're 5 in the house`. */
const allOfThem = new RegExp(
  `\\b(\\d{1,2}|${numberWords}) ?(?:people|persons?|ppl|of us)\\b|\\b(?:were|we are|there are|theres|total of|us) (\\d{1,2}|${numberWords})(?= (?:in|at|total|with|here|and (?:i|we|they|my|the))\\b|[,.;!]|$)`,
  'g',
)

const ofHome = new RegExp(`\\b(?:(?:family|household|home|house) of|family) (\\d{1,2}|${numberWords})\\b`)

/** `There's 5 of us, two teenagers`: they are among the five. */
const ofUs = new RegExp(
  `\\b(?:theres|there are|there is|were|we are|its) (\\d{1,2}|${numberWords}) of us\\b(?! (?:and|plus)\\b)`,
)

/** `5 people, 3 kids with iPads`: the kids are among the five. */
const ofPeople = new RegExp(
  `\\b(\\d{1,2}|${numberWords}) (?:people|persons|ppl)\\b(?! (?:and|plus)\\b),? (?:\\d{1,2}|${numberWords}) (?:kids|children|teens|teenagers|adults|of them)\\b`,
)

const nths = ['third', 'fourth', 'fifth', 'sixth']

/** Somebody corrects what they have just said. */
const corrects = /\b(?:no wait|i mean|i meant|scratch that|make that)\b/

/** How many people of a home a text in lower case counts, after a correction if there is one; null where it counts none. */
export const peopleIn = (text: string): number | null =>
  counted(text.split(corrects).at(-1) ?? text) ?? counted(text)

/** Whether a text counts some of a home by who they are, and not all of them: `2 kids gaming`. */
export const countsSome = (text: string): boolean =>
  /\b(?:kids|children|teens|teenagers|toddlers|babies|gamers)\b/.test(text) &&
  !/\b(?:people|persons?|ppl|of us|total|family|household|adults|roomm?ates)\b/.test(text) &&
  !/\b(?:more|another|extra)\b|\b(?:plus|also) (?:\d|an? |two|three|four|my|our)/.test(text) &&
  !corrects.test(text)

/** Somebody of the home by who they are, with what they do: `my son games`. */
const byRole =
  /\b(?:my|our) (?:\w+ )?(son|daughter|husband|wife|partner|boyfriend|girlfriend|roommate|mom|mother|dad|father|brother|sister|kid|teen(?:ager)?) (?=(?:also |both |mostly )?\w*(?:gam|play|stream|watch|work|zoom|is|does|has|needs|wants|uses))/g

/** Beside who says so, and not joined to who was counted before: `my wife also works from home`. */
const alsoDoes = /^(?!(?:and|plus|but|or|what|if)\b).*\b(?:also|too|as well)\b/

/** `My son games, my daughter streams and I'm on Zoom all day` are three; of one alone nothing tells how many live there. */
function byRoles(text: string): number | null {
  const roles = new Set([...text.matchAll(byRole)].map(([, role]) => role))
  if (roles.size === 1 && alsoDoes.test(text)) return 2
  return roles.size < 2 ? null : roles.size + (/\b(?:i|im|me)\b/.test(text) ? 1 : 0)
}

/** `Roommates x3`. */
const timesMany = /\b(?:roomm?ates?|people|ppl|kids|adults|students|of us) ?x ?(\d{1,2})\b/
const withOthers = new RegExp(
  `\\b(?:(?:i|me|we|my ?self)\\b(?: \\w+){0,3} (?:with|w|have|got|and|plus)|(?:with|w))[ /]+(?:my )?(\\d{1,2}|${numberWords}) (?:other )?(?:roomm?ates|housemates|flatmates|roomies|other people|others)\\b`,
)

function counted(text: string): number | null {
  const [, times] = timesMany.exec(text) ?? []
  if (times !== undefined) return numberOf(times)
  const many = [
    ...text.matchAll(
      new RegExp(
        `(?:family|household|home|house) of (\\d{1,2}|${numberWords})\\b|\\b(\\d{1,2}|${numberWords}) ?(?:people|persons?|ppl|users|kids|children|teens|teenagers|toddlers|babies|roomm?ates|adults|gamers|of us)\\b`,
        'g',
      ),
    ),
  ].map(([, home, ones]) => numberOf(home ?? ones ?? ''))
  // `I live with 3 roommates`: four with the one who says so.
  const [, others] = withOthers.exec(text) ?? []
  if (others !== undefined && many.length < 2) return numberOf(others) + 1
  // `A third roommate`: then they are three.
  const [, nth] =
    /\b(third|fourth|fifth|sixth) (?:roomm?ate|person|kid|child|gamer|user|tenant)\b/.exec(text) ?? []
  if (nth !== undefined) return nths.indexOf(nth) + 3
  // `A family of five, two of us work from home`: they are among the five.
  const [, home] = ofHome.exec(text) ?? []
  if (home !== undefined && !/\b(?:plus|more|another|guests?)\b/.test(text)) return numberOf(home)
  const [, us] = ofUs.exec(text) ?? ofPeople.exec(text) ?? []
  if (us !== undefined && !/\b(?:plus|more|another|guests?)\b/.test(text)) return numberOf(us)
  const inAll = [...text.matchAll(allOfThem)].map(([, all, home]) => all ?? home ?? '')
  // Gamers are some of the people that were counted already.
  if (inAll.length === 1 && /\bgamers?\b/.test(text)) return numberOf(inAll[0] ?? '')
  // '2 adults and 3 kids' are five; '4 people, 2 kids among them' is said less often.
  // Parents who are only spoken of: 'we got 3 kids and both work'.
  const onlyKids = !/people|persons?|ppl|users|roomm?ates|adults|gamers|of us|family|household/.test(text)
  const parents =
    onlyKids &&
    /\b(?:kids|children)\b/.test(text) &&
    /\bboth\b|\b(?:wife|husband|spouse|partner)\b|\bwe (?:have|got)\b/.test(text)
      ? 2
      : onlyKids && /\b(?:i|me)\b/.test(text)
        ? 1
        : 0
  const [, joining] =
    new RegExp(`\\b(\\d|${numberWords}) more(?: (?:of them|then|sometimes|visit\\w*))?[.!? ]*$`).exec(text) ??
    []
  if (joining !== undefined && many.length === 0) return numberOf(joining)
  if (many.length > 0) return many.reduce((sum, count) => sum + count, parents)
  if (inAll.length === 1) return numberOf(inAll[0] ?? '')
  if (
    /\b(?:couple|two of us|me and (?:my |the )?(?:wife|husband|partner|girlfriend|boyfriend|roommate|mom|dad|son|daughter|sister|brother|gf|bf|fiancee?|spouse|hubby|buddy|friend|cousin|grandma|grandpa))\b/.test(
      text,
    )
  )
    return 2
  if (/\b(?:just me|alone|by myself|single person|one person)\b/.test(text)) return 1
  const ofRoles = byRoles(text)
  if (ofRoles !== null) return ofRoles
  return /\bfamily\b/.test(text) ? 4 : null
}
