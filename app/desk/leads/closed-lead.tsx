import { Form } from 'react-router'
import { SmallButton } from '../work/small-button.tsx'

/** What can still be done about a lead that was closed: whoever pressed the wrong button, or is called back, goes on. */
export function ClosedLead({ orderPath, withdrawn }: { orderPath: string; withdrawn: boolean }) {
  return (
    <section aria-labelledby="closed">
      <h2 id="closed" className="mb-2 text-lg">
        More to do after all?
      </h2>
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
