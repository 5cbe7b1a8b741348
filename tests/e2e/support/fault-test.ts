import { expect, type Page } from '@playwright/test'
import { queryRunning } from '#tests/support/stored-rows.ts'
import { test as base } from './webhook-test.ts'

/** What can be made to fail in the database behind the running site. */
type Faults = {
  /** Every statement of the kind on the table fails from now on. */
  refuse(statement: 'insert' | 'update' | 'delete', table: string): Promise<void>
  /** What is inserted into the table goes nowhere, and nothing comes back. */
  swallow(table: string): Promise<void>
  /** The table is not there any more. */
  hide(table: string): Promise<void>
  /** Everything works again. */
  mend(): Promise<void>
}

const functions = `
  create or replace function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'refused on purpose'; end $$;
  create or replace function swallow() returns trigger language plpgsql as
    $$ begin return null; end $$;`

/** A site on PostgreSQL whose faults are real ones; each test is a new visitor. */
export const test = base.extend<{ faults: Faults }>({
  database: ['PostgreSQL', { scope: 'worker' }],
  faults: async ({ site }, use) => {
    let undo: string[] = []
    const run = async (statements: string[], undoing: string) => {
      undo.push(undoing)
      await queryRunning(site, statements)
    }
    const trigger = (does: string, table: string) =>
      run([functions, `create trigger broken before ${does}`], `drop trigger broken on ${table}`)
    const mend = async () => {
      const statements = undo
      undo = []
      await queryRunning(site, statements)
    }
    await use({
      refuse: (statement, table) =>
        trigger(`${statement} on ${table} for each statement execute function refuse()`, table),
      swallow: table => trigger(`insert on ${table} for each row execute function swallow()`, table),
      hide: table =>
        run([`alter table ${table} rename to ${table}_away`], `alter table ${table}_away rename to ${table}`),
      mend,
    })
    await mend()
  },
  provoked: [[/Failed to load resource|Script \S+ did not come/], { scope: 'test' }],
})

export { expect, expectAccessible, open } from './test.ts'

/** A passing message has exactly these words, and readers are told of it: at once where it is an alarm. */
export async function expectToast(
  page: Page,
  role: 'alert' | 'status',
  title: string,
  description?: string,
): Promise<void> {
  const toast = page
    .getByTestId('toasts')
    .getByRole(role)
    .locator('> *')
    .filter({ has: page.getByText(title, { exact: true }) })
  await expect(toast.last().locator('p')).toHaveText(
    description === undefined ? [title] : [title, description],
  )
}
