import type { ReactNode } from 'react'
import type { SettingKey, SettingValues } from '#domain/settings/business-settings.ts'
import { TextField } from '../../ui/field.tsx'
import type { DeskAnswer } from '../answer.ts'
import { DeskForm } from '../desk-form.tsx'
import type { FormFault } from '../form-fault.ts'
import { StoredNow } from '../work/stored-now.tsx'
import { useFormBasis } from '../work/use-form-basis.ts'
import { ConfirmClosing } from './confirm-closing.tsx'
import type { ShownChange } from './history.tsx'
import { HolidayForms } from './holiday-forms.tsx'
import { NumberFields, refusalFields, slotFields } from './number-fields.tsx'
import { ReviewsForm } from './reviews-form.tsx'
import { SecondEyesFields } from './second-eyes-fields.tsx'
import { WeekFields } from './week-fields.tsx'

type Props = {
  settingKey: SettingKey
  values: SettingValues
  version: number
  /** What was set last. */
  latest: ShownChange | undefined
  answer: DeskAnswer | undefined
}

/** The forms that change a setting, with what a colleague set meanwhile where that is why one was refused. */
export function SettingForms({ settingKey, values, version, latest, answer }: Props) {
  const stored = { mark: String(version), values: { values, version } }
  const {
    values: begun,
    fault,
    isBehind,
    isConflict,
    key,
    around,
    takeStored,
  } = useFormBasis('set', stored, answer)
  const shown = { settingKey, fault, ...begun }
  return (
    <div ref={around}>
      {latest && (isBehind || isConflict) ? (
        <div className="max-w-xl">
          <StoredNow
            told={isBehind ? `${latest.who} set this meanwhile.` : null}
            stored={[{ label: `Set by ${latest.who}`, words: latest.words.join(' · ') }]}
            onTake={takeStored}
          />
        </div>
      ) : null}
      <FormsOf key={key} {...shown} />
    </div>
  )
}

type Shown = Pick<Props, 'settingKey' | 'values' | 'version'> & { fault: FormFault | null }

function FormsOf(props: Shown) {
  const { settingKey: key, values, fault } = props
  if (key === 'holidays') return <HolidayForms holidays={values.holidays} {...props} />
  if (key === 'reviews') return <ReviewsForm figure={values.reviews} {...props} />
  return (
    <OneForm {...props}>
      {key === 'calling-hours' || key === 'chat-hours' ? (
        <WeekFields week={values[key]} fault={fault} />
      ) : null}
      {key === 'slots' ? <NumberFields fields={slotFields} values={values.slots} fault={fault} /> : null}
      {key === 'banner' ? <BannerFields banner={values.banner} fault={fault} /> : null}
      {key === 'phones' ? (
        <TextField
          label="Sales line"
          name="sales"
          type="tel"
          autoComplete="off"
          maxLength={20}
          hint="Shown as you write it. Links dial it as a US number."
          defaultValue={fault?.typed.sales ?? values.phones.sales}
          error={fault?.fields.sales}
        />
      ) : null}
      {key === 'public-refusals' ? (
        <NumberFields fields={refusalFields} values={values[key]} fault={fault} />
      ) : null}
      {key === 'second-eyes' ? <SecondEyesFields rule={values['second-eyes']} fault={fault} /> : null}
    </OneForm>
  )
}

function OneForm({ version, fault, children }: Pick<Shown, 'version' | 'fault'> & { children: ReactNode }) {
  return (
    <div className="max-w-xl">
      <DeskForm intent="set" label="Save" hidden={{ version: String(version) }} fault={fault}>
        {children}
        <TextField
          label="Begins"
          optional
          name="from"
          type="datetime-local"
          hint="By the clock of the business, Central Time. Empty: at once."
          defaultValue={fault?.typed.from}
          error={fault?.fields.from}
        />
        <ConfirmClosing fault={fault} />
      </DeskForm>
    </div>
  )
}

function BannerFields({ banner, fault }: { banner: SettingValues['banner']; fault: FormFault | null }) {
  return (
    <>
      <TextField
        label="Notice"
        optional
        name="notice"
        maxLength={140}
        hint="News above the disclosure, at most 140 characters. Empty: none."
        defaultValue={fault?.typed.notice ?? banner.notice}
        error={fault?.fields.notice}
      />
      <TextField
        label="Disclosure"
        name="disclosure"
        maxLength={120}
        hint="Says that we may earn from providers; 20 to 120 characters. It always stands there."
        defaultValue={fault?.typed.disclosure ?? banner.disclosure}
        error={fault?.fields.disclosure}
      />
    </>
  )
}
