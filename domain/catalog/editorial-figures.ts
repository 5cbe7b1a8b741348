/** A figure that an article quotes, ready to be shown with what it counts. */
export type EditorialFigure = { figure: string; counts: string }

/** Fixed figures of the articles (specification, section 9): quoted as they stand, not measured by us. */
export const editorialFigures = {
  marketSize: { figure: '$148.7 billion', counts: 'size of the US internet provider market' },
  providers: { figure: '1,345', counts: 'internet providers in the country' },
  satisfaction: { figure: '62 of 100', counts: 'customer satisfaction index of internet providers' },
  marketShare: { figure: '60/40', counts: 'share of subscribers with cable and with telephone companies' },
} as const satisfies Record<string, EditorialFigure>
