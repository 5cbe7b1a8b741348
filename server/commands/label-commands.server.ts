import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { DoubtedLabelsError } from '#domain/labels/import-labels.server.ts'
import { LabelFileError } from '#domain/labels/label.ts'
import { layoutNames } from '#domain/labels/reading/layouts.ts'
import { easternDay } from '#domain/shared/calendar.ts'
import { DirectoryInUseError } from '#platform/directory-lock.server.ts'
import { importLabelFile, refreshAllLabels } from './labels.server.ts'
import { CommandFault, type OperatorCommand, UsageError } from './operator-command.server.ts'

const stopped = 'Stopped. What was stored before this file is stored still.'

/** What says that a doubted file is right, as a box does at the desk. */
const flags = { allowFewer: '--allow-fewer', allowOther: '--allow-other', allowPrices: '--allow-prices' }

/** Imports a provider's file of broadband labels (CSV or XLSX) as its newest edition. */
export const importLabelsCommand: OperatorCommand = {
  usage: `npm run labels:import -- FILE --provider ID --date YYYY-MM-DD [--layout ${layoutNames.join('|')}] [${Object.values(flags).join('] [')}]`,
  stopped,
  async run(args, root, say) {
    const { values, positionals } = parseArgs({
      args,
      options: {
        ...{ provider: { type: 'string' }, date: { type: 'string' }, layout: { type: 'string' } },
        ...{ 'allow-fewer': { type: 'boolean' }, 'allow-other': { type: 'boolean' } },
        'allow-prices': { type: 'boolean' },
      },
      allowPositionals: true,
    })
    const [file, ...more] = positionals
    if (!file || more.length > 0) throw new UsageError('Name one file.')
    if (!existsSync(file)) throw new UsageError(`There is no file ${file}.`)
    if (!values.provider) throw new UsageError('Name the provider whose labels these are.')
    if (!z.iso.date().safeParse(values.date).success) {
      throw new UsageError('--date takes the day on which the file was downloaded, such as 2026-08-03.')
    }
    if ((values.date ?? '') > easternDay(new Date()))
      throw new UsageError('--date is a day that is still to come.')
    const layout = layoutNames.find(name => name === values.layout)
    if (values.layout !== undefined && !layout) throw new UsageError(`There is no layout ${values.layout}.`)
    const order = {
      ...{ providerId: values.provider, date: values.date ?? '', layout, careful: true },
      allowFewer: values['allow-fewer'] === true,
      allowOther: values['allow-other'] === true,
      allowPrices: values['allow-prices'] === true,
    }
    await importLabelFile(root, file, order, say).catch((error: unknown) => {
      if (!(error instanceof DoubtedLabelsError)) return explain(error)
      const remedy = `If that is right, add ${flags[error.allowedBy]}.`
      throw new CommandFault(`Refused, nothing changed: ${error.message}. ${remedy}`, { cause: error })
    })
    return true
  },
}

/** Downloads each provider's published labels and imports what is new. */
export const refreshLabelsCommand: OperatorCommand = {
  usage: 'npm run labels:refresh [-- --providers kinetic,cox]',
  stopped,
  async run(args, root, say) {
    const { values } = parseArgs({ args, options: { providers: { type: 'string' } } })
    return refreshAllLabels(root, values.providers?.split(',') ?? null, say).catch(explain)
  },
}

function explain(error: unknown): never {
  if (error instanceof LabelFileError) {
    throw new CommandFault(`Refused, nothing changed: ${error.message}.`, { cause: error })
  }
  if (error instanceof DirectoryInUseError) {
    throw new CommandFault(
      'The server has this database open. Stop it for this, or use PostgreSQL (DATABASE_URL), where both may run.',
      { cause: error },
    )
  }
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
    throw new CommandFault(error.message, { cause: error })
  }
  throw error
}
