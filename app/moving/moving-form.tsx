import { ZIP_FIELD_MAX_LENGTH } from '#domain/shared/zip-code.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import type { MovingView } from './moving-view.server.ts'

/** Where the moving day is entered. A plain form: the day is in the address, so that the plan can be saved and shared. */
export function MovingForm({ date, zip, errors }: Pick<MovingView, 'date' | 'zip' | 'errors'>) {
  return (
    <form
      id="move"
      method="get"
      action="/moving#plan"
      aria-label="Plan your move"
      className="mt-8 grid max-w-2xl grid-cols-1 gap-4 rounded-card border border-line bg-surface p-5 sm:grid-cols-2 sm:p-6"
    >
      <TextField name="date" type="date" label="Move date" defaultValue={date} error={errors.date} required />
      <TextField
        name="zip"
        label="New ZIP code"
        optional
        defaultValue={zip}
        error={errors.zip}
        maxLength={ZIP_FIELD_MAX_LENGTH}
        inputMode="numeric"
        autoComplete="off"
      />
      <Button type="submit" className="sm:col-span-2 sm:justify-self-start">
        Show my plan
      </Button>
    </form>
  )
}
