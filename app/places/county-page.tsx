import { inSentence } from '#domain/shared/first-letter.ts'
import { ServerDrawn } from '../first-load/server-drawn.tsx'
import { AddressSearch } from '../search/search.ts'
import { PageHero } from '../ui/page-hero.tsx'
import { placeOf } from './county-meta.ts'
import { CountyProviders } from './county-providers.tsx'
import type { CountyView } from './county-view.server.ts'

/** A county: who reports service there, how far it reaches, and a search for one's own address. */
export function CountyPage({ county }: { county: CountyView }) {
  const { state, fullName } = county
  return (
    <>
      <PageHero
        trail={[{ name: 'Internet by state', path: '/internet' }, state]}
        current={fullName}
        title={`Internet providers in ${placeOf(county)}`}
        intro={introOf(county)}
        aside={
          <div>
            <p className="mb-3 text-lg font-semibold">Who serves your own address?</p>
            <AddressSearch />
          </div>
        }
      />
      <ServerDrawn>{import.meta.env.SSR ? <CountyProviders county={county} /> : null}</ServerDrawn>
    </>
  )
}

function introOf({ fullName, fiberOperators, fiberReach, cable, wireless, dataDate }: CountyView): string {
  const providers = `${fiberOperators} fiber ${fiberOperators === 1 ? 'provider reports' : 'providers report'} service here.`
  const fiber =
    fiberOperators === 0 || !fiberReach
      ? `No fiber provider reports service in ${fullName}.`
      : `${providers} ${fiberOperators === 1 ? 'It' : 'The widest one'} reaches ${fiberReach.isFew ? 'only a few places' : inSentence(fiberReach.inWords)}.`
  const others = `Cable: ${inSentence(cable)}.${wireless ? ' Fixed wireless is reported, too.' : ''}`
  return `${fiber} ${others} FCC data as of ${dataDate}.`
}
