import type { DeskAnswer } from '../answer.ts'
import { DeskForm } from '../desk-form.tsx'
import { StoredNow } from '../work/stored-now.tsx'
import { useFormBasis } from '../work/use-form-basis.ts'
import { PartnerFields } from './partner-fields.tsx'

type Partner = {
  name: string
  sites: readonly string[]
  dailyQuota: number
  version: number
  changedBy: string | null
}

/** The form that changes a partner, with what is stored by now where a colleague changed it meanwhile. */
export function ChangePartner({ partner, answer }: { partner: Partner; answer: DeskAnswer | undefined }) {
  const { name, sites, dailyQuota, version, changedBy } = partner
  const { fault, isBehind, isConflict, values, key, around, takeStored } = useFormBasis(
    'change',
    { mark: String(version), values: partner },
    answer,
  )
  return (
    <div ref={around}>
      {isBehind || isConflict ? (
        <StoredNow
          told={isBehind ? `${changedBy ?? 'A colleague'} changed this meanwhile.` : null}
          stored={[
            { label: 'Name', words: name },
            { label: 'Allowed sites', words: sites.join(', ') || 'none' },
            { label: 'Requests a day', words: dailyQuota.toLocaleString('en-US') },
          ]}
          onTake={takeStored}
        />
      ) : null}
      <DeskForm
        key={key}
        intent="change"
        label="Save"
        name="Change the partner"
        hidden={{ version: String(values.version) }}
        fault={fault}
      >
        <PartnerFields fault={fault} known={values} />
      </DeskForm>
    </div>
  )
}
