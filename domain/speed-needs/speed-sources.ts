/** Where the figures of the model come from, as the education center cites them. */
export const speedSources = [
  {
    name: 'FCC Broadband Speed Guide',
    url: 'https://www.fcc.gov/consumers/guides/broadband-speed-guide',
    says: 'Least download speed by activity. Our lower figures come from it; the upper ones leave room for busy hours.',
  },
  {
    name: 'FCC Household Broadband Guide',
    url: 'https://www.fcc.gov/consumers/guides/household-broadband-guide',
    says: 'More people and devices at the same time need more speed, which is why we add them up.',
  },
] as const
