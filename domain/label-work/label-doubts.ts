/** What makes a file of labels doubtful, by the name of the box that says that it is right. */
export const labelDoubts = ['allowFewer', 'allowOther', 'allowPrices'] as const
export type LabelDoubt = (typeof labelDoubts)[number]

/** What such a box says. */
export const doubtBoxes: Record<LabelDoubt, string> = {
  allowFewer: 'The provider really sells that few plans now',
  allowOther: 'The provider really bears that name now',
  allowPrices: 'The provider really changed its prices that much',
}
