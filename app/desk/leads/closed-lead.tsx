import { Form } from 'react-router'
import type { AskedForNumber } from '../work/asked-for-number.ts'
import { SmallButton } from '../work/small-button.tsx'

type Props = {
  orderPath: string
  withdrawn: boolean
  /** Set where the number reached somebody else: whether the customer was asked for another one. */
  wrongNumber: AskedForNumber | null
}

const wrongNumberWords: Record<AskedForNumber, string> = {
  'by email':
    'We emailed the customer that this number reached somebody else, and asked them to send the request again. If the number is right after all, tell them when you call.',
  refused:
    'The customer doesn’t know that this number reached somebody else: our email that asks for the request again didn’t arrive.',
  'not sent':
    'Our email that asks the customer to send the request again with another number is written, but no mail server is set, so it hasn’t gone out.',
  'no email': 'This number reached somebody else, and we have no email address to ask for another one.',
}

/** What can still be done about a lead that was closed: whoever pressed the wrong button, or is called back, goes on. */
export function ClosedLead({ orderPath, withdrawn, wrongNumber }: Props) {
  return (
    <section aria-labelledby="closed">
      <h2 id="closed" className="mb-2 text-lg">
        More to do after all?
      </h2>
      {wrongNumber ? <p className="mb-2">{wrongNumberWords[wrongNumber]}</p> : null}
      <p className="mb-2">
        <a href={orderPath} className="underline">
          Order for this customer
        </a>
      </p>
      {withdrawn ? (
        <p>The customer withdrew the request, so don’t call about it.</p>
      ) : (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="reopen" />
          <SmallButton type="submit">Open again</SmallButton>
        </Form>
      )}
    </section>
  )
}
