import type { CatalogueInput } from '../catalogue-content.ts'

/** Fixed figures of the articles (specification, section 9): quoted as they are, not measured by us. */
export const editorialFigures: CatalogueInput['guides']['editorialFigures'] = [
  { id: 'market-size', figure: '$148.7 billion', counts: 'size of the US internet provider market' },
  { id: 'providers', figure: '1,345', counts: 'internet providers in the country' },
  { id: 'satisfaction', figure: '62 of 100', counts: 'customer satisfaction index of internet providers' },
  {
    id: 'market-share',
    figure: '60/40',
    counts: 'share of subscribers with cable and with phone companies',
  },
]
