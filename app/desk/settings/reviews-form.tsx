import { Form } from 'react-router'
import type { SettingValues } from '#domain/settings/business-settings.ts'
import { TextField } from '../../ui/field.tsx'
import { DeskForm } from '../desk-form.tsx'
import type { FormFault } from '../form-fault.ts'
import { SmallButton } from '../work/small-button.tsx'

type Props = { figure: SettingValues['reviews']; version: number; fault: FormFault | null }

/** The figure of the reviews with its source, or back to the one of the catalog. */
export function ReviewsForm({ figure, version, fault }: Props) {
  const typed = fault?.typed
  return (
    <div className="grid max-w-xl gap-4">
      <DeskForm intent="set" label="Save" hidden={{ version: String(version) }} fault={fault}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="Rating of 5"
            name="rating"
            inputMode="decimal"
            autoComplete="off"
            maxLength={3}
            defaultValue={typed?.rating ?? (figure ? String(figure.rating) : '')}
            error={fault?.fields.rating}
          />
          <TextField
            label="Number of reviews"
            name="reviews"
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            defaultValue={typed?.reviews ?? (figure ? String(figure.reviews) : '')}
            error={fault?.fields.reviews}
          />
        </div>
        <TextField
          label="Who publishes it"
          optional
          name="sourceName"
          maxLength={80}
          hint="With its address and the day. Empty: the page says that the business supplied it."
          defaultValue={typed?.sourceName ?? figure?.source?.name}
          error={fault?.fields.sourceName}
        />
        <TextField
          label="Where it can be read"
          optional
          name="sourceUrl"
          type="url"
          maxLength={300}
          defaultValue={typed?.sourceUrl ?? figure?.source?.url}
          error={fault?.fields.sourceUrl}
        />
        <TextField
          label="Read there on"
          optional
          name="sourceDate"
          type="date"
          defaultValue={typed?.sourceDate ?? figure?.source?.date}
          error={fault?.fields.sourceDate}
        />
        <TextField
          label="Why it changes"
          name="reason"
          maxLength={500}
          autoComplete="off"
          hint="The figure stands in the contract. The reason is kept in the audit."
          defaultValue={typed?.reason}
          error={fault?.fields.reason}
        />
      </DeskForm>
      {figure ? (
        <Form method="post">
          <input type="hidden" name="intent" value="set" />
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="catalogs" value="yes" />
          <SmallButton type="submit">Use the figure of the catalog</SmallButton>
        </Form>
      ) : null}
    </div>
  )
}
