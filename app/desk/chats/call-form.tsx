import type { OpenChat } from '#domain/assistant/representative/chats-for-desk.server.ts'
import type { ToldForCall } from '#domain/assistant/representative/told-for-call.ts'
import { phoneDigits } from '#domain/shared/phone-digits.ts'
import { TextField } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { DeskForm } from '../desk-form.tsx'
import type { FormFault } from '../form-fault.ts'
import { CALL_AT } from '../work/call-at.ts'
import { wantedWords } from '../work/wanted-words.ts'

/** What the form posts. */
export const CALL_FIELDS = ['name', 'phone', 'email', 'zipCode', 'selectedService', 'note', 'time'] as const

/** Where a call that the visitor asked for becomes a lead; filled in with what they wrote. */
export function CallForm({
  chat,
  fault,
}: {
  chat: OpenChat & { told: ToldForCall }
  fault: FormFault | null
}) {
  const { told } = chat
  const isNew = told.phone !== undefined && phoneDigits(told.phone) !== phoneDigits(chat.phone ?? '')
  const typed = fault?.typed ?? {}
  const errors = fault?.fields ?? {}
  const filled = {
    name: told.name ?? chat.name ?? '',
    phone: told.phone ?? chat.phone ?? '',
    email: told.email ?? chat.email ?? '',
    zipCode: told.zipCode ?? chat.zipCode ?? '',
    selectedService: wantedWords(chat.serviceType ?? ''),
    note: told.words ?? '',
  }
  const field = (name: (typeof CALL_FIELDS)[number]) => ({
    ...{ name, error: errors[name] },
    defaultValue: typed[name] ?? (name === 'time' ? '' : filled[name]),
  })
  return (
    <details open={isNew || fault !== null} className="rounded-card border border-line p-3">
      <summary className="cursor-pointer font-semibold">
        {isNew ? 'They gave a number. Note the call before you hand back.' : 'Note a call'}
      </summary>
      <div className="mt-3">
        <DeskForm intent="call" label="Note the call and tell the visitor" fault={fault}>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField label="Name" {...field('name')} optional maxLength={200} />
            <TextField label="Phone" {...field('phone')} type="tel" hint="As they wrote it in this chat." />
            <TextField label="Email" {...field('email')} optional type="email" />
            <TextField label="ZIP code" {...field('zipCode')} optional inputMode="numeric" />
            <TextField label="What they want" {...field('selectedService')} optional maxLength={200} />
            <TextField
              label={CALL_AT}
              {...field('time')}
              optional
              type="datetime-local"
              hint="Without a ZIP code: by Central time. Left empty: as soon as possible."
            />
          </div>
          <TextArea label="Note for whoever calls" {...field('note')} optional />
        </DeskForm>
      </div>
    </details>
  )
}
