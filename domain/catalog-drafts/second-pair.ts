import type { SettingValues } from '#domain/settings/business-settings.ts'

/** When the business wants a second person to agree: never, where a check is overruled, or always. */
export type SecondEyesRule = SettingValues['second-eyes']['publishing']

/** Whether somebody else must agree before this is public; `overruled` counts findings of the checks. */
export const needsSecondPair = (rule: SecondEyesRule, overruled: number): boolean =>
  rule === 'all' || (rule === 'overruled' && overruled > 0)
