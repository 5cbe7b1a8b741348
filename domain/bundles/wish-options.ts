import { speedByActivity } from '#domain/catalog/education.ts'
import { satellitePackages } from '#domain/catalog/tv-packages.ts'
import type { OnlineUse, TvHabit } from './wishes.ts'

const upperMbps = (activity: string): number => {
  const row = speedByActivity.find(one => one.activity === activity)
  if (!row) throw new Error(`The education center has no speed for ${activity}`)
  return Number(row.recommendedMbps.split('–').at(-1))
}

const channelsOf = (planId: string): number =>
  Number.parseInt(satellitePackages.find(pack => pack.id === planId)?.channels ?? '0', 10)

/** The answers to 'What do you do online?'. */
export const onlineUses: readonly OnlineUse[] = [
  { id: 'browse', label: 'E-mail and browsing', mbpsPerPerson: upperMbps('E-mail and browsing') },
  { id: 'calls', label: 'Video calls', mbpsPerPerson: upperMbps('Video calls') },
  { id: 'stream', label: 'Watching in 4K', mbpsPerPerson: upperMbps('4K video') },
  { id: 'games', label: 'Online games', mbpsPerPerson: upperMbps('Online games') },
  { id: 'work', label: 'Working from home', mbpsPerPerson: upperMbps('Working from home') },
]

/** The answers to 'What do you watch on TV?'. */
export const tvHabits: readonly TvHabit[] = [
  { id: 'none', label: 'No TV, or streaming apps only', channels: 0 },
  { id: 'news', label: 'News, local stations, shows', channels: channelsOf('directv-entertainment') },
  { id: 'sports', label: 'Sports as well', channels: channelsOf('directv-choice') },
  { id: 'movies', label: 'Sports and movies', channels: channelsOf('directv-ultimate') },
  { id: 'everything', label: 'Everything, premium movies too', channels: channelsOf('directv-premier') },
]
