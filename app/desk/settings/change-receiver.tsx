import { messageWords } from '#domain/automation/message-words.ts'
import type { ShownReceiver } from '#domain/automation/receivers.operations.server.ts'
import type { DeskAnswer } from '../answer.ts'
import { DeskForm } from '../desk-form.tsx'
import { StoredNow } from '../work/stored-now.tsx'
import { useFormBasis } from '../work/use-form-basis.ts'
import { ReceiverFields } from './receiver-fields.tsx'

type Receiver = Pick<ShownReceiver, 'name' | 'url' | 'kinds' | 'version'>

/** The form that changes a receiver, with what is stored by now where a colleague changed it meanwhile. */
export function ChangeReceiver({ receiver, answer }: { receiver: Receiver; answer: DeskAnswer | undefined }) {
  const { name, url, kinds, version } = receiver
  const { fault, isBehind, isConflict, values, key, around, takeStored } = useFormBasis(
    'change',
    { mark: String(version), values: receiver },
    answer,
  )
  const stored = [
    { label: 'Name', words: name },
    { label: 'Address', words: url },
    { label: 'What we send', words: kinds.map(kind => messageWords[kind]).join(', ') },
  ]
  return (
    <div ref={around}>
      {isBehind || isConflict ? (
        <StoredNow
          told={isBehind ? 'A colleague changed this meanwhile.' : null}
          stored={stored}
          onTake={takeStored}
        />
      ) : null}
      <DeskForm
        key={key}
        intent="change"
        label="Save"
        name={`Change ${name}`}
        hidden={{ version: String(values.version) }}
        fault={fault}
      >
        <ReceiverFields receiver={values} fault={fault} />
      </DeskForm>
    </div>
  )
}
