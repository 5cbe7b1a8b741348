import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { inOneList } from '#domain/shared/in-one-list.ts'

/** What the FCC's guide calls the least download for an activity of ours, in Mbps; those that it lacks are ours alone. */
const guideMbps: Readonly<Record<string, number>> = {
  browsing: 1,
  'video-calls': 1,
  'hd-video': 5,
  '4k-video': 25,
  games: 4,
  'working-from-home': 5,
}

/** Where the figures of the model come from, as the education center cites them: the guide only for those that are its. */
export function speedSources({ guides: { education } }: Pick<Catalogue, 'guides'>) {
  const same = education.activities.filter(({ id, fromMbps }) => guideMbps[id] === fromMbps)
  return [
    {
      name: 'FCC Broadband Speed Guide',
      url: 'https://www.fcc.gov/consumers/guides/broadband-speed-guide',
      says: `Least download speed by activity. Our lower figures for ${inOneList(same.map(one => one.name.replace(/^[A-Z](?=[a-z])/, first => first.toLowerCase())))} are the guide’s. All others are our own, to leave room for busy hours.`,
    },
    {
      name: 'FCC Household Broadband Guide',
      url: 'https://www.fcc.gov/consumers/guides/household-broadband-guide',
      says: 'More people and devices at the same time need more speed, which is why we add them up.',
    },
  ]
}
