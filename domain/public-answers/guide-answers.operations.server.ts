import { z } from 'zod'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { operation } from '#domain/shared/define-operation.ts'
import { noInput } from '#domain/shared/operation.ts'
import { succeeded } from '#domain/shared/outcome.ts'
import { answerFacts, answerWith } from './answer-facts.ts'
import { guideIds, guidesOf } from './guides.ts'

type Deps = { catalogue: Catalogue; siteUrl: string }

const limits = [{ name: 'plans', per: 'client' }] as const
const CERTAINTY =
  'Our own guides; figures in them are of the catalog of the day named, or are called what they are.'

/** Which guides there are. */
export const listGuides = operation({
  name: 'listGuides',
  summary: 'Our guides to internet, discounts, streaming and home security, by title.',
  input: noInput,
  output: z.object({
    ...answerFacts,
    guides: z.array(z.object({ id: z.enum(guideIds), title: z.string(), page: z.url() })),
  }),
  refusals: [],
  limits,
  lane: 'rest',
  run(deps: Deps) {
    const guides = guidesOf(deps.catalogue)
    return Promise.resolve(
      succeeded(
        answerWith(
          deps,
          {
            summary: guides.map(({ id, title }) => `${title}: ${id}`).join('\n'),
            certainty: CERTAINTY,
            pages: [],
          },
          { guides: guides.map(({ id, title, path }) => ({ id, title, page: `${deps.siteUrl}${path}` })) },
        ),
      ),
    )
  },
})

/** One guide, in sections. */
export const getGuide = operation({
  name: 'getGuide',
  summary:
    'One of our guides in sections: internet basics, speeds, equipment, discounts, how we rank and more.',
  input: z.strictObject({
    guide: z
      .enum(guideIds, `Give the id of a guide: ${guideIds.join(', ')}`)
      .meta({ examples: ['how-we-rank'] }),
  }),
  output: z.object({
    ...answerFacts,
    title: z.string(),
    sections: z.array(z.object({ title: z.string(), text: z.string() })),
  }),
  refusals: ['guide_unknown'],
  limits,
  lane: 'rest',
  run(deps: Deps, _, input) {
    const guide = guidesOf(deps.catalogue).find(one => one.id === input.guide)
    if (!guide) return Promise.resolve({ ok: false as const, code: 'guide_unknown' as const, field: 'guide' })
    const { title, path, sections } = guide
    return Promise.resolve(
      succeeded(
        answerWith(
          deps,
          {
            summary: [
              title,
              ...sections.map(one => `${one.title}${one.title.endsWith('?') ? '' : ':'} ${one.text}`),
            ].join('\n'),
            certainty: CERTAINTY,
            pages: [{ label: title, path }],
          },
          { title, sections },
        ),
      ),
    )
  },
})
