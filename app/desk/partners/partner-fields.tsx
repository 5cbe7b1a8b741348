import { MOST_QUOTA, MOST_SITES } from '#domain/partners/partner-form.ts'
import { TextField } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import type { FormFault } from '../form-fault.ts'

type Props = {
  fault: FormFault | null
  known?: { name: string; sites: readonly string[]; dailyQuota: number }
}

/** What of a partner can change: its name, its sites, its quota. */
export function PartnerFields({ fault, known }: Props) {
  const { typed = {}, fields = {} } = fault ?? {}
  return (
    <>
      <TextField
        label="Name"
        name="name"
        required
        autoComplete="off"
        maxLength={100}
        defaultValue={typed.name ?? known?.name}
        error={fields.name}
      />
      <TextArea
        label="Allowed sites"
        name="sites"
        spellCheck={false}
        placeholder="https://www.city.example"
        defaultValue={typed.sites ?? known?.sites.join('\n')}
        error={fields.sites}
        hint={`One a line, without a path; ${MOST_SITES} at most. Only they may show the widget and ask from a browser.`}
      />
      <TextField
        label="Requests a day"
        name="dailyQuota"
        type="number"
        inputMode="numeric"
        min={0}
        max={MOST_QUOTA}
        required
        defaultValue={typed.dailyQuota ?? known?.dailyQuota ?? 1000}
        error={fields.dailyQuota}
        hint="Requests with keys for programs, by UTC. The widget and pages are limited by network, as our own pages are. 0 switches everything off."
      />
    </>
  )
}
