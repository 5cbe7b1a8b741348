import { Form } from 'react-router'
import { SmallButton } from '../work/small-button.tsx'

type Props = {
  isRetired: boolean
  isProvider: boolean
  /** Why it can't be retired, as part of a sentence; null if it can. */
  stays: string | null
}

/** Retires an entry or brings it back, or says why it can't be retired. */
export function Retirement({ isRetired, isProvider, stays }: Props) {
  return (
    <section aria-label="Retire" className="mt-6 max-w-xl border-t border-line pt-4">
      {stays ? (
        <p className="text-soft">It can’t be retired here: {stays}</p>
      ) : (
        <Form method="post" aria-label="Retire or bring back">
          <input type="hidden" name="version" value="0" />
          <p className="mb-2 text-soft">{wordsOf(isRetired, isProvider)}</p>
          <SmallButton type="submit" name="intent" value={isRetired ? 'bring-back' : 'retire'}>
            {isRetired ? 'Bring it back' : 'Retire it'}
          </SmallButton>
        </Form>
      )}
    </section>
  )
}

function wordsOf(isRetired: boolean, isProvider: boolean): string {
  const others = isProvider ? ', and one of everything that was retired with it' : ''
  return isRetired
    ? `Bringing it back begins a draft with what it said last${others}.`
    : `Retiring begins a draft: the entry stays on sale until that is published. ${
        isProvider ? 'Its plans are retired with it. ' : ''
      }Orders keep what they were sold.`
}
