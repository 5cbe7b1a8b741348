import type { Finding } from '#domain/catalog-drafts/catalog-checks.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { DeskForm } from '../desk-form.tsx'
import type { FormFault } from '../form-fault.ts'
import { WhenFields } from './when-fields.tsx'

type Props = {
  findings: readonly Finding[]
  /** What the entries are called, by the end of a finding's key. */
  names: ReadonlyMap<string, string>
  /** The drafts with the versions that are shown: `12:1 13:4`. */
  seen: string
  secondPair: boolean
  /** What was typed when it was sent last, also where only the code was missing. */
  typed: Readonly<Record<string, string>>
  fault: FormFault | null
}

/** What the checks found, each with the reason why it may stand, and when all of it is published. */
export function PublishForm({ findings, names, seen, secondPair, typed, fault }: Props) {
  const errors = fault?.fields ?? {}
  // What was typed belongs to its check, wherever that stands by now.
  const places = new Map(
    Object.entries(typed).flatMap(([name, key]) => (name.startsWith('check') ? [[key, name.slice(5)]] : [])),
  )
  const headings = new Map(
    findings.map(({ key, title }) => [key, `${title}: ${names.get(key.slice(key.indexOf(':') + 1))}`]),
  )
  // Every reason is asked for in the same words: the summary says what each is about.
  const askedFor = [...headings].flatMap(([key, heading]) => {
    const field = `reason${places.get(key)}`
    return errors[field] ? [[field, `${heading}. ${errors[field]}`] as const] : []
  })
  return (
    <DeskForm
      key={JSON.stringify(typed)}
      label={secondPair ? 'Ask for a second pair of eyes' : 'Publish'}
      fault={fault && { ...fault, fields: { ...errors, ...Object.fromEntries(askedFor) } }}
      hidden={{
        seen,
        ...Object.fromEntries(findings.map(({ key }, index) => [`check${index}`, key])),
      }}
    >
      {findings.map(({ key, found }, index) => (
        <div key={key} className="rounded-card border border-lamp p-3">
          <p className="font-semibold">{headings.get(key)}</p>
          <p className="mb-2 break-words text-soft first-letter:uppercase">{found}</p>
          <TextArea
            label="Why it is right anyway"
            name={`reason${index}`}
            rows={2}
            maxLength={500}
            defaultValue={typed[`reason${places.get(key)}`] ?? ''}
            error={errors[`reason${places.get(key)}`]}
            hint="Kept with the publication."
          />
        </div>
      ))}
      <WhenFields typed={typed} error={errors.moment} />
      {secondPair ? <p className="text-soft">Somebody else must agree before it is public.</p> : null}
    </DeskForm>
  )
}
