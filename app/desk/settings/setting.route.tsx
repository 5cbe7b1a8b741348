import { changeHours } from '#domain/callbacks/change-hours.operations.server.ts'
import { type SettingKey, settingKeys } from '#domain/settings/business-settings.ts'
import { settingMeanings } from '#domain/settings/setting-groups.ts'
import {
  changeContractFigure,
  changeSensitiveSetting,
  changeWords,
  readSettings,
} from '#domain/settings/settings.operations.server.ts'
import { readForm } from '../../api/read-form.server.ts'
import { NoticeBox } from '../../ui/notice-box.tsx'
import { useKeptAnswer } from '../../ui/use-kept-answer.ts'
import { doneAnswer, refusedAnswer } from '../answer.server.ts'
import { askDesk, requireStaff } from '../ask-desk.server.ts'
import type { DeskArgs } from '../desk-caller.server.ts'
import { Done } from '../done.tsx'
import { FactorAgain } from '../factor-again.tsx'
import { notFoundAtDesk } from '../work/not-found.server.ts'
import type { Route } from './+types/setting.route.ts'
import { ConfirmBack } from './confirm-closing.tsx'
import { History } from './history.tsx'
import { fieldOfFault, readFrom, readValue, settingFields } from './read-value.server.ts'
import { SettingForms } from './setting-forms.tsx'
import { SettingsTabs } from './settings-tabs.tsx'
import { shownChanges } from './shown-changes.ts'

const isKey = (text: string): text is SettingKey => settingKeys.some(key => key === text)

/** What is set, for who may read it; only they are told that there is no such setting. */
async function read(args: DeskArgs, name: string) {
  const key = isKey(name) ? name : null
  const found = await askDesk(readSettings, args, { key })
  if (!found.ok) throw new Error(`The settings were refused: ${found.code}`)
  if (key === null) throw notFoundAtDesk()
  return { key, history: found.value }
}

/** A setting with everything that was ever set. */
export async function loader(args: Route.LoaderArgs) {
  const { role } = await requireStaff(args)
  const { key, history } = await read(args, args.params.key)
  const { name, means, unit, roles } = settingMeanings[key]
  return {
    ...{ key, name, means, unit },
    mayChange: roles.includes(role),
    isAdministrator: role === 'administrator',
    values: history.values,
    version: history.versions[key],
    changes: shownChanges(key, history),
  }
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

const operations = {
  'calling-hours': changeHours,
  holidays: changeHours,
  slots: changeHours,
  'chat-hours': changeHours,
  banner: changeWords,
  reviews: changeContractFigure,
  'public-refusals': changeWords,
  phones: changeSensitiveSetting,
  'second-eyes': changeSensitiveSetting,
} as const satisfies Record<SettingKey, unknown>

/** Sets a value, or one that was set before. */
export async function action(args: Route.ActionArgs) {
  const { key, history } = await read(args, args.params.key)
  const form = await readForm(args.request, settingFields)
  const { intent = '', version, code, backTo, cancels } = form
  const isBack = intent === 'back'
  const input = {
    ...{ key, version },
    ...(isBack
      ? { ...(backTo === undefined ? {} : { backTo }), ...(cancels === undefined ? {} : { cancels }) }
      : { value: readValue(key, form, history.values), validFrom: readFrom(form.from) }),
  }
  const operation = operations[key]
  const confirmed = form.confirmed === 'yes'
  const ask = async () => {
    if (operation === changeHours) {
      const hours = await askDesk(operation, args, { ...input, confirmed }, { code })
      return { result: hours, stays: hours.ok ? hours.value.stays : '' }
    }
    const asked =
      operation === changeContractFigure
        ? askDesk(operation, args, { ...input, reason: form.reason }, { code })
        : askDesk(operation, args, input, { code })
    return { result: await asked, stays: '' }
  }
  const { result, stays } = await ask()
  if (result.ok) {
    const isLater = !isBack && form.from
    const begins = isLater ? 'Saved. It begins when you said.' : 'Saved. It is served within seconds.'
    const none = form.removed !== undefined ? 'No promise was moved because of that day.' : ''
    return doneAnswer(intent, `${begins} ${stays || none}`.trim())
  }
  const fields = result.fields && {
    ...Object.fromEntries(
      Object.entries(result.fields).map(([path, words]) => [fieldOfFault(key, path), words]),
    ),
  }
  return refusedAnswer(fields ? { ...result, fields } : result, form)
}

export { readAfterRefusal as shouldRevalidate } from '../work/read-after-refusal.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.name ?? 'Settings'} | Desk` },
]

/** One setting: what it is now, how to change it, and what it was. */
export default function Setting({ loaderData, actionData: answered }: Route.ComponentProps) {
  const actionData = useKeptAnswer(answered)
  const { key, name, means, unit, mayChange, isAdministrator, values, version, changes } = loaderData
  const fault = actionData?.fault ?? null
  const ofHistory = actionData?.intent === 'back'
  return (
    <>
      <h1 className="text-2xl">Settings</h1>
      <SettingsTabs here={key} isAdministrator={isAdministrator} />
      <h2 className="mt-6 text-xl">{name}</h2>
      <p className="mt-1 mb-4 max-w-measure text-soft">
        {means}
        {unit ? ` In ${unit}.` : ''}
      </p>
      <Done words={actionData?.done} />
      <FactorAgain again={actionData?.again ?? null} />
      {fault && ofHistory ? (
        <NoticeBox tone="alarm" title={fault.title} occasion={fault} className="mb-4 max-w-xl">
          <p className="text-soft">{fault.fields.confirmed ?? fault.message}</p>
          <ConfirmBack fault={fault} />
        </NoticeBox>
      ) : null}
      {mayChange ? (
        <SettingForms
          key={key}
          settingKey={key}
          values={values}
          version={version}
          latest={changes[0]}
          answer={actionData}
        />
      ) : (
        <p className="text-soft">Your role reads this setting. An administrator changes it.</p>
      )}
      <History changes={changes} version={version} mayChange={mayChange} />
    </>
  )
}
