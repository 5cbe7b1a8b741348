/** The note on a plan that isn't sold everywhere its provider sells; empty for all others. */
export const soldInWords = ({ soldIn }: { soldIn: 'all-markets' | 'some-markets' }): string[] =>
  soldIn === 'some-markets' ? ['Select markets only'] : []
