import { type FormEvent, useEffect, useRef } from 'react'
import { Form, useSearchParams } from 'react-router'
import {
  ANY_TYPE,
  filterProviderList,
  providerTypeFilter,
  providerTypeFilters,
} from '#domain/catalog/filter-provider-list.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { controlClass } from '../ui/control-class.ts'
import { ProviderCard } from './provider-card.tsx'
import type { ListedProvider } from './providers-view.server.ts'

const TERM_MAX_LENGTH = 60

/** The list and its filter. The choices are in the address, so that a filtered list can be shared. */
export function ProviderFilter({ entries }: { entries: readonly ListedProvider[] }) {
  const [search, setSearch] = useSearchParams()
  const type = providerTypeFilter(search.get('type'))
  const term = (search.get('q') ?? '').slice(0, TERM_MAX_LENGTH)
  const found = filterProviderList(entries, type, term)
  const form = useFormInStep(type, term)

  const apply = (event: FormEvent<HTMLFormElement>) => {
    const chosen = new FormData(event.currentTarget)
    const next = new URLSearchParams()
    for (const name of ['type', 'q']) {
      const value = chosen.get(name)
      if (typeof value === 'string' && value.trim() && value !== ANY_TYPE) next.set(name, value)
    }
    setSearch(next, { replace: true, preventScrollReset: true })
  }

  return (
    <>
      <Form
        ref={form}
        role="search"
        aria-label="Filter providers"
        onChange={apply}
        onSubmit={event => {
          event.preventDefault()
          apply(event)
        }}
        className="flex flex-wrap items-end gap-x-8 gap-y-5"
      >
        <fieldset>
          <legend className="mb-1.5 font-medium">Type</legend>
          <div className="flex flex-wrap gap-2">
            {providerTypeFilters.map(choice => (
              <label
                key={choice}
                className="relative inline-flex min-h-11 cursor-pointer items-center rounded-control border border-edge px-4 hover:bg-raised has-checked:border-lamp has-checked:bg-lamp has-checked:font-semibold has-checked:text-on-lamp has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-signal"
              >
                <input
                  type="radio"
                  name="type"
                  value={choice}
                  defaultChecked={choice === type}
                  className="absolute inset-0 cursor-pointer opacity-0"
                />
                {choice}
              </label>
            ))}
          </div>
        </fieldset>
        <label className="grow basis-64">
          <span className="mb-1.5 block font-medium">Search by name, type or region</span>
          <input
            type="search"
            name="q"
            defaultValue={term}
            maxLength={TERM_MAX_LENGTH}
            autoComplete="off"
            placeholder="e.g. Midwest"
            className={controlClass}
          />
        </label>
        <div className="hidden scripting-none:block">
          <Button type="submit" look="secondary">
            Show providers
          </Button>
        </div>
      </Form>
      <div role="status" className="mt-6">
        {found.length === 0 ? (
          <p className="text-xl font-semibold break-words">No providers found matching "{term}"</p>
        ) : (
          <p className="text-sm text-soft">
            {found.length} of {entries.length} providers
          </p>
        )}
      </div>
      {found.length === 0 ? (
        <ShowAll type={type} onClear={() => setSearch({}, { preventScrollReset: true })} />
      ) : (
        <ul className="mt-4 grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {found.map(provider => (
            <ProviderCard key={provider.providerId} provider={provider} />
          ))}
        </ul>
      )}
    </>
  )
}

function ShowAll({ type, onClear }: { type: string; onClear: () => void }) {
  return (
    <div>
      <p className="mt-2 text-soft">
        {type === ANY_TYPE ? '' : `Only ${type} is shown. `}Try a shorter word, or look at the whole list.
      </p>
      <a
        href="/providers"
        onClick={event => {
          event.preventDefault()
          onClear()
        }}
        className={buttonClass('secondary', 'mt-5')}
      >
        Show all providers
      </a>
    </div>
  )
}

/** The fields belong to the browser. They follow the address if a link changes it, but never while somebody types. */
function useFormInStep(type: string, term: string) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    for (const field of form.current?.elements ?? []) {
      if (!(field instanceof HTMLInputElement)) continue
      if (field.name === 'type') field.checked = field.value === type
      if (field.name === 'q' && document.activeElement !== field) field.value = term
    }
  }, [type, term])
  return form
}
