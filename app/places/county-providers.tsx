import { Link } from 'react-router'
import { COPY_OF_FIGURES } from '#domain/availability/counties/copy-of-figures.ts'
import { stateInSentence } from '#domain/availability/counties/county-words.ts'
import { capitalized, inSentence } from '#domain/shared/first-letter.ts'
import { AsOf } from '../ui/as-of.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { OutsideLink } from '../ui/outside-link.tsx'
import { Section } from '../ui/section.tsx'
import type { CountyView } from './county-view.server.ts'

const columns = [
  { title: 'Provider' },
  { title: 'Technology', className: 'w-40' },
  { title: 'Reaches', className: 'w-52' },
]
const linkClass = 'text-signal underline underline-offset-4 hover:text-ink'

/** The tables of a county's page, how certain they are, and counties nearby. Drawn by the server only. */
export function CountyProviders({ county }: { county: CountyView }) {
  const { fullName, carried, others, neighbors, state, countiesOfState, pricesAsOf } = county
  return (
    <>
      {carried.length > 0 ? (
        <Section
          id="providers"
          title="Providers you can order here"
          intro="In our published ranking. Each price is that of the plan that costs least today for a technology reported here."
        >
          <DataTable
            caption={`Providers in ${fullName} with our prices`}
            columns={[...columns, { title: 'Our price', className: 'w-72' }]}
            rows={carried.map(one => ({
              key: one.id,
              cells: [
                one.page ? (
                  <Link key="name" to={one.page} className={linkClass}>
                    {one.name}
                  </Link>
                ) : (
                  one.name
                ),
                one.technology,
                one.reach,
                <Price key="price" {...one} />,
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
          title={carried.length > 0 ? 'Also reported here' : 'Reported here'}
          intro="We have no price for what they report here. Ask the providers for theirs."
        >
          <DataTable
            caption={`Other providers in ${fullName}`}
            columns={columns}
            rows={others.map(one => ({
              key: one.name,
              cells: [<Other key="name" {...one} />, one.technology, one.reach],
            }))}
          />
        </Section>
      ) : null}
      <HowSure county={county} />
      {neighbors.length > 0 ? (
        <Section id="nearby" title={`${capitalized(countiesOfState)} nearby`}>
          <ul className="grid grid-cols-1 gap-x-6 gap-y-1 sm:grid-cols-2 lg:grid-cols-4">
            {neighbors.map(({ name, path }) => (
              <li key={path}>
                <Link
                  to={path}
                  className="inline-flex min-h-9 items-center text-signal underline-offset-4 hover:underline"
                >
                  {name.replace(/^the /, '')}
                </Link>
              </li>
            ))}
          </ul>
          <p className="mt-6">
            <Link to={state.path} className={`font-semibold ${linkClass}`}>
              All of {stateInSentence(state.name)}, with a map
            </Link>
          </p>
        </Section>
      ) : null}
    </>
  )
}

/** A brand of ours may sell another line at an address than the one that it reports for the county. */
function Other({ name, soldOver }: CountyView['others'][number]) {
  if (!soldOver) return name
  return (
    <>
      {name}
      <span className="block text-sm text-soft">
        Our prices are for its {soldOver}: search your address to see if it’s sold there.
      </span>
    </>
  )
}

function Price({ price, plan, priceInWords, labelFee }: CountyView['carried'][number]) {
  return (
    <>
      <strong className="font-display text-xl text-lamp">{price}</strong>
      <span className="block text-sm text-soft">{plan}</span>
      <span className="mt-1 block text-sm text-soft">
        {priceInWords} {labelFee}
      </span>
    </>
  )
}

function HowSure({ county }: { county: CountyView }) {
  const { fullName, again, dataDate, cable, hasCable, namesCableAndDsl, state, guessed } = county
  const unnamed = `For ${stateInSentence(state.name)}, ${COPY_OF_FIGURES} names fiber providers only.`
  const cableThere = hasCable
    ? `It lists cable in ${inSentence(cable)}, but doesn’t say whose it is.`
    : 'It lists no cable here.'
  return (
    <Section id="how-sure" tone="band" title="How sure are we?">
      <div className="max-w-measure space-y-4">
        <p>
          Providers report to the FCC twice a year which locations they can serve. These reports are as of{' '}
          {dataDate}. They count locations, not homes, so we say most, parts or few places of {again} and
          never a percentage. We have a copy that others made of the FCC’s counts.
        </p>
        {namesCableAndDsl ? null : (
          <p>
            {unnamed} {hasCable === null ? 'We don’t know who offers cable.' : cableThere}
          </p>
        )}
        {guessed.besideFiber.length > 0 ? (
          <p>
            <strong>Likely, but our guess:</strong> {guessed.besideFiber.join(', ')}. A brand that reports
            fiber in a county usually sells its older lines there, too.
          </p>
        ) : null}
        {guessed.wireless.length > 0 ? (
          <p>
            <strong>{guessed.besideFiber.length > 0 ? 'Likely, too:' : 'Likely, but our guess:'}</strong>{' '}
            {guessed.wireless.join(', ')}. The figures list fixed wireless here, but don’t say whose it is.
          </p>
        ) : null}
        {guessed.inState.length > 0 ? (
          <p>
            <strong>Possible:</strong> {guessed.inState.join(', ')}. Sold in {stateInSentence(state.name)},
            but the figures don’t say where.
          </p>
        ) : null}
        <p>
          That a provider reports service in {fullName} doesn't mean that it serves your home: search your
          address above. Satellite internet is sold nationwide and isn't counted here.
        </p>
        <p className="text-soft">
          Source data:{' '}
          <OutsideLink href="https://broadbandmap.fcc.gov/">FCC Broadband Data Collection</OutsideLink>,
          joined with our own catalog.
        </p>
      </div>
    </Section>
  )
}
