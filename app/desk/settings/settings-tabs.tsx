import { settingMeanings } from '#domain/settings/setting-groups.ts'
import { Tabs } from '../work/tabs.tsx'

/** The groups of settings, of which one is shown; webhooks are for administrators. */
export function SettingsTabs({ here, isAdministrator }: { here: string; isAdministrator: boolean }) {
  const ofRole = Object.entries(settingMeanings)
  return (
    <Tabs
      label="Settings"
      tabs={[
        { to: '/desk/settings', name: 'All', here: here === '' },
        ...ofRole.map(([key, { name }]) => ({ to: `/desk/settings/${key}`, name, here: here === key })),
        ...(isAdministrator
          ? [{ to: '/desk/settings/webhooks', name: 'Webhooks', here: here === 'webhooks' }]
          : []),
      ]}
    />
  )
}
