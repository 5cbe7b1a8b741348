import { overlapChoices } from '#domain/automation/receiver-form.ts'
import { controlClass } from '../../ui/control-class.ts'
import { Labelled } from '../../ui/field.tsx'
import { DeskForm } from '../desk-form.tsx'

const words: Record<(typeof overlapChoices)[number], string> = {
  '0': 'not at all: the old one was seen by others',
  '1': '1 hour',
  '24': '24 hours',
  '72': '3 days',
  '168': '7 days',
}

/** Gives a receiver another secret; for some time both sign. */
export function RotateForm({ version }: { version: number }) {
  return (
    <section aria-labelledby="rotate">
      <h3 id="rotate" className="mb-3 text-lg">
        New secret
      </h3>
      <DeskForm
        intent="rotate"
        label="Make another secret"
        look="secondary"
        hidden={{ version: String(version) }}
      >
        <Labelled
          label="Keep signing with the old one for"
          hint="Both signatures stand in webhook-signature meanwhile, so that the receiver can change over when it likes."
        >
          {control => (
            <select {...control} name="overlap" defaultValue="24" className={controlClass}>
              {overlapChoices.map(choice => (
                <option key={choice} value={choice}>
                  {words[choice]}
                </option>
              ))}
            </select>
          )}
        </Labelled>
      </DeskForm>
    </section>
  )
}
