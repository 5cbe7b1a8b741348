import type { Catalogue } from '#domain/catalog/catalogue.ts'

type Brand = Catalogue['guides']['securityArticle']['brands'][number]

/** A text as whole words with one blank around each, so that one text can be looked for in another. */
export const asWords = (text: string) =>
  ` ${text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .join(' ')} `

/** The do-it-yourself brands of our security article that a text names, as whole words: `sharing` is no Ring. */
export const brandsNamed = ({ guides }: Catalogue, text: string): Brand[] => {
  const said = asWords(text)
  return guides.securityArticle.brands.filter(({ name }) => said.includes(asWords(name)))
}
