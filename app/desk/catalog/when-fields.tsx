import { useState } from 'react'
import { publishZones } from '#domain/catalog-drafts/publish-moment.ts'
import { controlClass } from '../../ui/control-class.ts'

type Props = { typed: Readonly<Record<string, string>>; error: string | undefined }

/** Now, or at a moment by the clock of a named zone. */
export function WhenFields({ typed, error }: Props) {
  const small = `${controlClass} min-h-9! py-1!`
  const [isLater, setLater] = useState(typed.when === 'later')
  const [moment, setMoment] = useState(typed.moment ?? '')
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">When</legend>
      <label className="flex min-h-9 items-center gap-2">
        <input
          type="radio"
          name="when"
          value="now"
          checked={!isLater}
          onChange={() => {
            setLater(false)
            setMoment('')
          }}
          className="size-4"
        />
        Now
      </label>
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
        <label className="flex min-h-9 items-center gap-2">
          <input
            type="radio"
            name="when"
            value="later"
            checked={isLater}
            onChange={() => setLater(true)}
            className="size-4"
          />
          Later, on
        </label>
        <span className="max-w-full min-w-0">
          <input
            aria-label="Day and time"
            type="datetime-local"
            name="moment"
            value={moment}
            onChange={({ currentTarget }) => {
              setMoment(currentTarget.value)
              setLater(true)
            }}
            aria-invalid={error ? true : undefined}
            className={small}
          />
        </span>
        <span className="max-w-full min-w-0">
          <select
            aria-label="Time zone"
            name="zone"
            defaultValue={typed.zone ?? 'America/Chicago'}
            className={small}
          >
            {Object.entries(publishZones).map(([zone, name]) => (
              <option key={zone} value={zone}>
                {name}
              </option>
            ))}
          </select>
        </span>
      </div>
      {error ? <p className="mt-1 text-sm text-alarm">{error}</p> : null}
    </fieldset>
  )
}
