import type { PlaceCell } from '#domain/availability/places/place-cells.server.ts'
import type { AreaMapView } from './area-map.tsx'
import { kindOfCount, legendOfCounts } from './fiber-counts.ts'

const WIDTH = 640
const CREDIT_SOURCE = 'Source data: FCC Broadband Data Collection'

type Facts = { name: string; dataDate: string; sample: boolean }

/** Imported cells around a place by number of fiber providers; null if there are none. North is up. */
export function cellMap(cells: readonly PlaceCell[], { name, dataDate, sample }: Facts): AreaMapView | null {
  const points = cells.flatMap(({ boundary }) => boundary)
  if (points.length === 0) return null
  const latitudes = points.map(([latitude]) => latitude)
  const longitudes = points.map(([, longitude]) => longitude)
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)]
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)]
  const narrowing = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const scale = WIDTH / Math.max((east - west) * narrowing, north - south)
  const pointOf = ([latitude, longitude]: readonly [number, number]) =>
    `${Math.round((longitude - west) * narrowing * scale)} ${Math.round((north - latitude) * scale)}`
  return {
    title: `Areas of about 0.7 square kilometers around ${name} by number of fiber providers`,
    width: Math.ceil((east - west) * narrowing * scale),
    height: Math.ceil((north - south) * scale),
    borders: null,
    credit: `${sample ? 'Made-up test data' : CREDIT_SOURCE}, as of ${dataDate}. Areas without a color: nothing reported.`,
    legend: legendOfCounts.filter(({ kind }) => cells.some(({ fiber }) => kindOfCount(fiber) === kind)),
    areas: cells.map(({ cell, boundary, providers, fiber }) => ({
      key: cell,
      title: `${fiber} fiber of ${providers} ${providers === 1 ? 'provider' : 'providers'}`,
      href: null,
      parts: [{ kind: kindOfCount(fiber), path: `M${boundary.map(pointOf).join('L')}z` }],
    })),
  }
}
