import { Tabs } from '../work/tabs.tsx'

/** The two halves of the catalog: what there is, and what is about to change. */
export function CatalogTabs({ here }: { here: 'entries' | 'drafts' }) {
  return (
    <Tabs
      label="Catalog"
      tabs={[
        { to: '/desk/catalog', name: 'Entries', here: here === 'entries' },
        { to: '/desk/catalog/drafts', name: 'Drafts and publications', here: here === 'drafts' },
      ]}
    />
  )
}
