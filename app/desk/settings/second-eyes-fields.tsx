import type { SettingValues } from '#domain/settings/business-settings.ts'
import { secondEyesRules } from '#domain/settings/setting-schemas.ts'
import { publishingWords } from '#domain/settings/value-words.ts'
import type { FormFault } from '../form-fault.ts'

type Props = { rule: SettingValues['second-eyes']; fault: FormFault | null }

/** When a second person must agree before a change of the catalog is published. */
export function SecondEyesFields({ rule, fault }: Props) {
  const chosen = fault?.typed.publishing ?? rule.publishing
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">Publishing the catalog</legend>
      {secondEyesRules.map(one => (
        <label key={one} className="flex min-h-9 items-center gap-2">
          <input
            type="radio"
            name="publishing"
            value={one}
            defaultChecked={one === chosen}
            className="size-4"
          />
          {publishingWords[one]}
        </label>
      ))}
      {fault?.fields.publishing ? <p className="text-sm text-alarm">{fault.fields.publishing}</p> : null}
    </fieldset>
  )
}
