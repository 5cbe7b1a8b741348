import type { SettingValues } from '#domain/settings/business-settings.ts'

/** When the business requires a second person's approval: never, if a check is overruled, or always. */
export type SecondEyesRule = SettingValues['second-eyes']['publishing']

/** Whether somebody else must approve before this is public; `overruled` counts findings of the checks. */
export const needsSecondPair = (rule: SecondEyesRule, overruled: number): boolean =>
  rule === 'all' || (rule === 'overruled' && overruled > 0)
