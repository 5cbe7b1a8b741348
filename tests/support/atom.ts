import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { z } from 'zod'

const instant = z.iso.datetime({ offset: true })
const text = z.union([
  z.string().min(1),
  z.object({ '#text': z.string().min(1), '@type': z.enum(['text', 'html']).optional() }),
])
const person = z.strictObject({
  name: z.string().min(1),
  uri: z.url().optional(),
  email: z.email().optional(),
})
const link = z.strictObject({
  '@href': z.url(),
  '@rel': z.string().min(1).optional(),
  '@type': z
    .string()
    .regex(/^\w+\/[\w.+-]+$/)
    .optional(),
})
const category = z.strictObject({ '@term': z.string().min(1), '@label': z.string().optional() })
const shared = {
  id: z.url().or(z.string().regex(/^(urn|tag):/)),
  title: text,
  updated: instant,
  author: z.array(person).optional(),
  link: z.array(link).optional(),
  category: z.array(category).optional(),
  rights: text.optional(),
}
const entry = z.strictObject({
  ...shared,
  summary: text.optional(),
  content: text.optional(),
  published: instant.optional(),
})
/** RFC 4287, section 4, as far as our feeds use it: strict, so that an element it doesn't name is found. */
const feed = z
  .strictObject({
    '@xmlns': z.literal('http://www.w3.org/2005/Atom'),
    '@xml:lang': z.string().optional(),
    ...shared,
    subtitle: text.optional(),
    generator: text.optional(),
    entry: z.array(entry).optional(),
  })
  .refine(one => one.author || (one.entry ?? []).every(({ author }) => author), 'an entry has no author')
  .refine(one => one.link?.some(each => each['@rel'] === 'self'), 'the feed does not name itself')
  .refine(
    one =>
      (one.entry ?? []).every(
        ({ content, link: links }) =>
          content || links?.some(each => (each['@rel'] ?? 'alternate') === 'alternate'),
      ),
    'an entry has neither content nor a page',
  )

const several = new Set(['author', 'link', 'category', 'entry'])
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  isArray: name => several.has(name),
})

/** Reads an Atom feed; throws if it isn't well-formed or doesn't follow RFC 4287. */
export function readAtom(xml: string): z.infer<typeof feed> {
  const isWellFormed = XMLValidator.validate(xml)
  if (isWellFormed !== true) throw new Error(isWellFormed.err.msg)
  const { '?xml': _declaration, ...document } = parser.parse(xml) as Record<string, unknown>
  return z.strictObject({ feed }).parse(document).feed
}
