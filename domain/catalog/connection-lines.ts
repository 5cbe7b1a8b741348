import type { InternetPlanType } from './plan-type.ts'
import type { ConnectionText } from './provider.schema.ts'

/** What a provider's connection stands for: each kind of line it sells. */
const lines: Readonly<Record<ConnectionText, readonly InternetPlanType[]>> = {
  Fiber: ['fiber'],
  Cable: ['cable'],
  DSL: ['dsl'],
  Satellite: ['satellite'],
  'Cable/Fiber': ['cable', 'fiber'],
  'DSL/Fiber': ['dsl', 'fiber'],
  '5G Home': ['5g'],
}

/** The kinds of line that a provider sells; none without internet. */
export const linesOf = ({
  connection,
}: {
  connection: ConnectionText | null
}): readonly InternetPlanType[] => (connection === null ? [] : lines[connection])
