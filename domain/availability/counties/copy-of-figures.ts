/**
 * What the county figures are: counts that others took from the FCC's data (docs/data.md). What they lack, such as
 * Connecticut or the names of most cable providers, the FCC itself has.
 */
export const COPY_OF_FIGURES = 'the copy of the FCC’s county figures that we have'
