import { Form } from 'react-router'
import { controlClass } from '../../ui/control-class.ts'
import type { RefusedForm } from '../desk-action.server.ts'
import { SmallButton } from '../work/small-button.tsx'

/** Has the newest data fetched from the FCC's own service. */
export function FetchForm({ hasAccount, answer }: { hasAccount: boolean; answer: RefusedForm | undefined }) {
  const fault = answer?.intent === 'fetch' ? answer.fault : null
  const error = fault?.fields.states
  return (
    <Form
      method="post"
      aria-label="Fetch from the FCC"
      className="space-y-3 rounded-card border border-line bg-surface p-4"
    >
      <h2 className="text-lg">Fetch from the FCC</h2>
      {hasAccount ? (
        <>
          <label className="block">
            States, such as VT, NH; empty for all
            <input
              name="states"
              defaultValue={fault?.typed.states}
              maxLength={400}
              aria-invalid={error ? true : undefined}
              className={`${controlClass} min-h-9! py-1!`}
            />
          </label>
          {error ? <p className="text-alarm">{error}</p> : null}
          <p className="text-soft">
            Only what is newer is fetched, and taken over once all of it is here. The whole country takes one
            to two hours.
          </p>
          <SmallButton type="submit" name="intent" value="fetch">
            Fetch now
          </SmallButton>
        </>
      ) : (
        <p className="text-soft">
          The server has no account at the FCC yet, so nothing can be fetched from here. Whoever runs the
          server sets FCC_API_USERNAME and FCC_API_TOKEN. Until then download the files on
          broadbandmap.fcc.gov and upload them here.
        </p>
      )}
    </Form>
  )
}
