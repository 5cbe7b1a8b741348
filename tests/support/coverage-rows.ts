import {
  coverageCells,
  coverageCounties,
  coverageGeographies,
  coverageImports,
  coverageProviders,
  coverageSummaries,
  type GeographyType,
} from '#domain/availability/availability.tables.server.ts'
import { importedTechnologies, type TechnologyCode } from '#domain/availability/technology.ts'
import { asDrizzle, type Database } from '#platform/database.server.ts'

type Offer = {
  county: string
  providerId: number
  technology: TechnologyCode
  download: number
  upload: number
  homes: number
  /** Homes that anybody serves with the technology there. */
  anyHomes: number
}
type Share = { type: GeographyType; id: string; description: string; providerId: number; share: number }

export type CoverageRows = {
  stateFips: string
  offers?: readonly Offer[]
  shares?: readonly Share[]
  cells?: readonly (Omit<Offer, 'county'> & { cell: string })[]
  /** Technologies that providers sell somewhere in the country. */
  sold?: readonly (readonly [providerId: number, technology: TechnologyCode])[]
  names?: Readonly<Record<number, string>>
  asOf?: string
  sample?: boolean
  importedAt?: Date
}

/** Puts coverage of a state into the index as an import would leave it. */
export async function fillCoverage(database: Database, rows: CoverageRows): Promise<void> {
  const db = asDrizzle(database)
  const { stateFips, offers = [], shares = [], cells = [], names = {}, sold = [] } = rows
  const facts = {
    fileName: 'test.csv',
    sha256: 'test',
    asOf: rows.asOf ?? '2026-06-30',
    vintage: 'J26',
    revision: '15sep2026',
    rows: 1,
    badRows: 0,
    sample: rows.sample ?? false,
    importedAt: rows.importedAt ?? new Date('2026-11-15T08:00:00Z'),
  }
  const imported = async (
    kind: 'locations' | 'geography_shares' | 'provider_summary',
    technology: TechnologyCode | null,
  ) => {
    const scope = technology === null ? 'us' : `${stateFips}/${technology}`
    const [made] = await db
      .insert(coverageImports)
      .values({ ...facts, kind, scope, technology, stateFips: technology === null ? null : stateFips })
      .returning({ id: coverageImports.id })
    if (!made) throw new Error('no import')
    return made.id
  }
  for (const [id, brandName] of Object.entries(names)) {
    await db.insert(coverageProviders).values({ id: Number(id), brandName })
  }
  if (shares.length > 0) {
    const importId = await imported('geography_shares', null)
    await db.insert(coverageGeographies).values(
      shares.map(({ type, id, share, ...one }) => ({
        ...one,
        importId,
        geographyType: type,
        geographyId: id,
        residentialShare: share,
        businessShare: share,
      })),
    )
  }
  if (sold.length > 0) {
    const importId = await imported('provider_summary', null)
    const counts = { importId, residentialLocations: 1, residentialUnits: 1 }
    await db
      .insert(coverageSummaries)
      .values(sold.map(([providerId, technology]) => ({ providerId, technology, ...counts })))
  }
  if (offers.length === 0 && cells.length === 0) return
  for (const technology of importedTechnologies) {
    const importId = await imported('locations', technology)
    const served = ({ homes, anyHomes, providerId, download, upload }: Omit<Offer, 'county'>) => ({
      providerId,
      technology,
      importId,
      download,
      upload,
      lowLatency: true,
      locations: homes,
      residential: homes,
      anyResidential: anyHomes,
    })
    for (const offer of offers.filter(one => one.technology === technology)) {
      await db.insert(coverageCounties).values({ countyFips: offer.county, ...served(offer) })
    }
    for (const offer of cells.filter(one => one.technology === technology)) {
      await db.insert(coverageCells).values({ cell: BigInt(`0x${offer.cell}`), ...served(offer) })
    }
  }
}

/** Coverage around Austin, Texas: fiber and cable of the catalog, and a provider that is not in it. */
export const austin: CoverageRows = {
  stateFips: '48',
  names: { 130077: 'AT&T', 130235: 'Spectrum', 990001: 'Hill Country Fiber' },
  offers: [
    {
      county: '48453',
      providerId: 130077,
      technology: 50,
      download: 5000,
      upload: 5000,
      homes: 300,
      anyHomes: 350,
    },
    {
      county: '48453',
      providerId: 990001,
      technology: 50,
      download: 1000,
      upload: 1000,
      homes: 80,
      anyHomes: 350,
    },
    {
      county: '48453',
      providerId: 130235,
      technology: 40,
      download: 1000,
      upload: 40,
      homes: 480,
      anyHomes: 480,
    },
    {
      county: '48453',
      providerId: 130403,
      technology: 71,
      download: 415,
      upload: 40,
      homes: 500,
      anyHomes: 500,
    },
    {
      county: '48201',
      providerId: 130077,
      technology: 10,
      download: 75,
      upload: 8,
      homes: 100,
      anyHomes: 100,
    },
  ],
  shares: [
    ...['48', '4805000', '4835000'].flatMap((id): Share[] => {
      const place = { '48': 'Texas', '4805000': 'Austin city', '4835000': 'Houston city' }[id] ?? ''
      const type = id === '48' ? 'State' : 'Census Place'
      return [
        { type, id, description: place, providerId: 130077, share: 0.62 },
        { type, id, description: place, providerId: 130235, share: 0.88 },
      ]
    }),
    { type: 'Census Place', id: '4805000', description: 'Austin city', providerId: 990001, share: 0.14 },
    { type: 'Census Place', id: '4805000', description: 'Austin city', providerId: 130360, share: 0 },
  ],
}
