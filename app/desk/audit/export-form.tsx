import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'

/** Takes what the filter finds out as a file. */
export function ExportForm({ filter }: { filter: Record<string, string> }) {
  return (
    <Form method="post" action="/desk/audit/export" reloadDocument>
      {Object.entries(filter).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" look="secondary">
        Export as CSV
      </Button>
    </Form>
  )
}
