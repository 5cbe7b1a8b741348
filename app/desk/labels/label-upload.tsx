import { Form } from 'react-router'
import { doubtBoxes, type LabelDoubt, labelDoubts } from '#domain/label-work/label-doubts.ts'
import type { LabeledProvider } from '#domain/label-work/label-overview.server.ts'
import { controlClass } from '../../ui/control-class.ts'
import type { FormFault } from '../form-fault.ts'
import { FileField } from '../work/file-field.tsx'
import { SmallButton } from '../work/small-button.tsx'

const field = `${controlClass} min-h-9! py-1!`
/** As the server takes it. */
const MOST_BYTES = 20 * 1024 ** 2
type Props = { providers: readonly LabeledProvider[]; today: string; fault: FormFault | null }

/** Takes a file of labels that was downloaded by hand. */
export function LabelUpload({ providers, today, fault }: Props) {
  const errors = fault?.fields ?? {}
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      aria-label="Upload a file of labels"
      className="space-y-3 rounded-card border border-line bg-surface p-4"
    >
      <h2 className="text-lg">Upload a file</h2>
      <label className="block">
        Provider
        <select
          name="provider"
          required
          defaultValue={fault?.typed.provider ?? ''}
          aria-invalid={errors.provider ? true : undefined}
          className={field}
        >
          <option value="">Choose</option>
          {providers.map(({ providerId, name }) => (
            <option key={providerId} value={providerId}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Fault words={errors.provider} />
      <label className="block">
        Downloaded on
        <input
          type="date"
          name="date"
          required
          max={today}
          defaultValue={fault?.typed.date ?? today}
          aria-invalid={errors.date ? true : undefined}
          className={field}
        />
      </label>
      <Fault words={errors.date} />
      <FileField
        label="File, .csv or .xlsx, 20 MB at most"
        accept=".csv,.xlsx"
        most={MOST_BYTES}
        mostWords="20 MB"
        error={errors.file ?? errors.fileName ?? errors.bytes}
        occasion={fault}
      />
      {labelDoubts.map(name => (
        <Sure key={name} name={name} fault={fault} />
      ))}
      <SmallButton type="submit" name="intent" value="upload">
        Take over
      </SmallButton>
    </Form>
  )
}

/** Says that a doubted file is right, once it was doubted. */
function Sure({ name, fault }: { name: LabelDoubt; fault: FormFault | null }) {
  if (!fault?.fields[name] && !fault?.typed[name]) return null
  return (
    <label className="flex items-center gap-2">
      <input
        type="checkbox"
        name={name}
        value="yes"
        defaultChecked={fault.typed[name] === 'yes'}
        className="size-5"
      />
      {doubtBoxes[name]}
    </label>
  )
}

function Fault({ words }: { words: string | undefined }) {
  return words ? (
    <p role="alert" className="text-alarm">
      {words}
    </p>
  ) : null
}
