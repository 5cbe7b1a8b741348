import { Link } from 'react-router'
import { AreaMap } from '../maps/area-map.tsx'
import { AsOf } from '../ui/as-of.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { HorizonDrawing } from '../ui/horizon-line.tsx'
import { horizonCeiling, isDrawn } from '../ui/horizon-scale.ts'
import { OutsideLink } from '../ui/outside-link.tsx'
import { Section } from '../ui/section.tsx'
import type { PlaceView } from './place-view.server.ts'

type Ours = PlaceView['providers'][number]

const speeds = [
  { title: 'Download up to, Mbps', figures: true, className: 'w-36' },
  { title: 'Upload up to, Mbps', figures: true, className: 'w-36' },
]

/** The tables of a place's page and how certain they are. Drawn by the server only. */
export function PlaceProviders({ place }: { place: PlaceView }) {
  const { name, providers, satellites, others, moreOthers, cities, isState, state, pricesAsOf } = place
  const share = { title: `Homes served in ${place.sharesOf}`, figures: true, className: 'w-40' }
  const ceiling = horizonCeiling([...providers, ...satellites].map(one => one.schedule))
  const price = { title: 'Our price', className: 'w-72' }
  return (
    <>
      {providers.length > 0 ? (
        <Section
          id="providers"
          title="Providers you can order here"
          intro="In our published ranking. Each price is that of the plan that costs least today for a technology sold here."
        >
          <DataTable
            caption={`Providers in ${name} with our prices`}
            columns={[{ title: 'Provider' }, { title: 'Technology' }, ...speeds, share, price]}
            rows={providers.map(one => ({
              key: one.id,
              cells: [
                <ProviderName key="name" provider={one} />,
                one.technology,
                one.download,
                one.upload,
                one.share,
                <Price key="price" provider={one} ceiling={ceiling} />,
              ],
            }))}
          />
          <AsOf dates={pricesAsOf} className="mt-5 text-sm text-soft" />
        </Section>
      ) : null}
      {others.length > 0 ? (
        <Section
          id="others"
          tone="band"
          title={providers.length > 0 ? 'Also reported here' : 'Reported here'}
          intro="You can’t order these here, so we have no price for them. Ask the provider."
        >
          <DataTable
            caption={`Other providers in ${name}`}
            columns={[{ title: 'Provider' }, { title: 'Technology' }, ...speeds, share]}
            rows={others.map(one => ({
              key: one.id,
              cells: [one.name, one.technology, one.download, one.upload, one.share],
            }))}
          />
          {moreOthers > 0 ? <p className="mt-4 text-soft">And {moreOthers} more with fewer homes.</p> : null}
        </Section>
      ) : null}
      {satellites.length > 0 ? (
        <Section
          id="satellite"
          title="By satellite"
          intro="Sold nationwide, wherever the sky is open. Not measured for this place."
        >
          <DataTable
            caption="Satellite providers with our prices"
            columns={[{ title: 'Provider' }, price]}
            rows={satellites.map(one => ({
              key: one.id,
              cells: [
                <ProviderName key="name" provider={one} />,
                <Price key="price" provider={one} ceiling={ceiling} />,
              ],
            }))}
          />
        </Section>
      ) : null}
      {place.hasCells ? (
        <Section
          id="around"
          title={`Fiber around ${name}`}
          intro="Each area is about 0.7 square kilometers. It shows how many providers report fiber for homes somewhere in it."
        >
          <AreaMap className="max-w-2xl" />
        </Section>
      ) : null}
      <HowSure place={place} />
      {cities.length > 0 ? (
        <Section id="cities" title={isState ? `Cities in ${name}` : 'Cities nearby'}>
          <ul className="grid grid-cols-2 gap-x-6 gap-y-1 sm:grid-cols-3 lg:grid-cols-4">
            {cities.map(city => (
              <li key={city.path}>
                <Link
                  to={city.path}
                  className="inline-flex min-h-9 items-center text-signal underline-offset-4 hover:underline"
                >
                  {city.name}
                </Link>
              </li>
            ))}
          </ul>
          {isState ? null : (
            <p className="mt-6">
              <Link to={state.path} className="font-semibold text-signal underline underline-offset-4">
                All of {state.name}
              </Link>
            </p>
          )}
        </Section>
      ) : null}
    </>
  )
}

function ProviderName({ provider: { name, page } }: { provider: Pick<Ours, 'name' | 'page'> }) {
  if (!page) return name
  return (
    <Link to={page} className="text-signal underline underline-offset-4 hover:text-ink">
      {name}
    </Link>
  )
}

function Price({ provider, ceiling }: { provider: Ours; ceiling: number }) {
  return (
    <>
      <strong className="font-display text-xl text-lamp">{provider.price}</strong>
      <span className="block text-sm text-soft">{provider.plan}</span>
      {isDrawn(provider.schedule) ? (
        <HorizonDrawing schedule={provider.schedule} ceilingCents={ceiling} className="mt-2 max-w-64" />
      ) : null}
      <span className="mt-1 block text-sm text-soft">
        {provider.priceInWords} {provider.labelFee}
      </span>
    </>
  )
}

function HowSure({ place }: { place: PlaceView }) {
  const { name, sharesOf, speedsOf, dataDate, sample } = place
  return (
    <Section id="how-sure" tone="band" title="How sure are we?">
      <div className="max-w-measure space-y-4">
        <p>
          {sample
            ? `Not at all: these are made-up test data, dated ${dataDate}.`
            : `Providers report to the FCC twice a year which homes they can serve. These reports are as of ${dataDate}.`}
        </p>
        <p>
          The shares are of homes in {sharesOf}.{' '}
          {speedsOf
            ? `Technologies and speeds are the best that a provider advertises anywhere in ${speedsOf}: yours may be lower.`
            : 'We don’t know the technologies and speeds here.'}{' '}
          That a provider is reported in {name} does not mean that it serves your home: search your address
          above. We confirm it before you are billed.
        </p>
        {sample ? null : (
          <p className="text-soft">
            Source: <OutsideLink href="https://broadbandmap.fcc.gov/">FCC National Broadband Map</OutsideLink>
            , joined with our own catalog.
          </p>
        )}
      </div>
    </Section>
  )
}
