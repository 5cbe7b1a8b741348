import { messageWords } from '#domain/automation/message-words.ts'
import { receivedKinds } from '#domain/automation/receiver.ts'
import { TextField } from '../../ui/field.tsx'
import type { FormFault } from '../form-fault.ts'

type Props = {
  receiver?: { name: string; url: string; kinds: readonly string[] }
  fault: FormFault | null
}

/** Where a receiver is and what it is told of. */
export function ReceiverFields({ receiver, fault }: Props) {
  const typed = fault?.typed
  const isTold = (kind: string) => (typed ? typed[kind] === 'on' : (receiver?.kinds.includes(kind) ?? false))
  return (
    <>
      <TextField
        label="Name"
        name="name"
        maxLength={60}
        autoComplete="off"
        defaultValue={typed?.name ?? receiver?.name}
        error={fault?.fields.name}
      />
      <TextField
        label="Address"
        name="url"
        type="url"
        maxLength={500}
        autoComplete="off"
        hint="https, on the public internet"
        defaultValue={typed?.url ?? receiver?.url}
        error={fault?.fields.url}
      />
      <fieldset>
        <legend className="mb-1 font-medium">What we send</legend>
        {receivedKinds.map(kind => (
          <label key={kind} className="flex min-h-9 items-center gap-2">
            <input type="checkbox" name={kind} defaultChecked={isTold(kind)} className="size-4" />
            {messageWords[kind]}
          </label>
        ))}
        {fault?.fields.kinds ? <p className="text-sm text-alarm">{fault.fields.kinds}</p> : null}
      </fieldset>
    </>
  )
}
