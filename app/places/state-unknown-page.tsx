import { COPY_OF_FIGURES } from '#domain/availability/counties/copy-of-figures.ts'
import { stateInSentence } from '#domain/availability/counties/county-words.ts'
import { counted } from '#domain/shared/counted.ts'
import type { UsState } from '#domain/shared/us-states.ts'
import { AddressSearch } from '../search/search.ts'
import { PageHero } from '../ui/page-hero.tsx'
import { Section } from '../ui/section.tsx'

type Props = { state: UsState; sellers: readonly string[] }

/** A state whose counties our copy of the FCC's figures lacks: unknown, not without internet. */
export function StateUnknownPage({ state, sellers }: Props) {
  const name = stateInSentence(state.name)
  return (
    <>
      <PageHero
        trail={[{ name: 'Internet by state', path: '/internet' }]}
        current={state.name}
        title={`Internet providers in ${name}`}
        intro={`${name} is missing from ${COPY_OF_FIGURES}, so we can’t say who serves which county. That means unknown, not none.`}
        aside={
          <div>
            <p className="mb-3 text-lg font-semibold">Who may serve your own address?</p>
            <AddressSearch />
          </div>
        }
      />
      {sellers.length > 0 ? (
        <Section
          id="sellers"
          title={`Providers that sell somewhere in ${name}`}
          intro={`${counted(sellers.length, 'provider')} in our catalog, from public knowledge. Not confirmed for any address.`}
        >
          <ul className="grid grid-cols-1 gap-x-6 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
            {sellers.map(seller => (
              <li key={seller}>{seller}</li>
            ))}
          </ul>
        </Section>
      ) : null}
    </>
  )
}
