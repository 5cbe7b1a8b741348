import type { CatalogueInput } from '../catalogue-content.ts'

type Article = CatalogueInput['guides']['securityArticle']

/** The five brands with the figures of section 9 of the specification, in its order. */
const brands: Article['brands'] = [
  {
    id: 'wyze',
    name: 'Wyze',
    mark: { text: 'wyze', style: 'lower' },
    equipmentCents: 5998,
    monitoringCents: { from: 500, to: 500 },
    description: 'The lowest price in this list, for small homes and renters.',
    included: ['Hub with keypad', 'Entry sensors', 'Motion sensor'],
    pros: ['Lowest first-year cost', 'Installed without tools'],
    cons: ['Few sensors in the kit', 'Fewer ways to reach support'],
  },
  {
    id: 'ring',
    name: 'Ring',
    mark: { text: 'ring', style: 'lower' },
    equipmentCents: 19_999,
    monitoringCents: { from: 1000, to: 2000 },
    description: 'An alarm kit that fits well with video doorbells.',
    included: ['Base station', 'Keypad', 'Entry sensors', 'Motion detector', 'Range extender'],
    pros: ['Large choice of cameras and doorbells', 'No contract'],
    cons: ['Recordings need a paid plan', 'Fewer automations with other brands'],
    contractMonths: 0,
    recordingsNeedPlan: true,
    otherDevices: 'fewer-automations',
  },
  {
    id: 'cove',
    name: 'Cove',
    mark: { text: 'COVE', style: 'spaced' },
    equipmentCents: 26_000,
    monitoringCents: { from: 1500, to: 2500 },
    description: 'A guided kit with a touchscreen and month-to-month monitoring.',
    included: ['Touchscreen panel', 'Hub', 'Door sensors', 'Motion detector'],
    pros: ['Live help through the panel', 'Month-to-month'],
    cons: ['The cheaper plan leaves out the app', 'Few cameras'],
    contractMonths: 0,
  },
  {
    id: 'simplisafe',
    name: 'SimpliSafe',
    mark: { text: 'SimpliSafe', style: 'plain' },
    equipmentCents: 22_999,
    monitoringCents: { from: 1800, to: 3200 },
    description: 'A wireless system with a wide choice of sensors.',
    included: ['Base station', 'Keypad', 'Entry sensors', 'Motion sensor', 'Panic button'],
    pros: ['Cellular backup with monitoring', 'No contract'],
    cons: ['The full plan costs the most here', 'Few smart home devices'],
    contractMonths: 0,
    cellularBackup: 'with-monitoring',
    otherDevices: 'few-devices',
  },
  {
    id: 'blink',
    name: 'Blink',
    mark: { text: 'blink', style: 'wide' },
    equipmentCents: 8999,
    monitoringCents: { from: 1000, to: 1000 },
    monthlyPlan: 'video plan',
    description: 'Battery cameras for those who want video rather than an alarm.',
    included: ['Wireless cameras', 'Sync module', 'Mounts and batteries'],
    pros: ['Long battery life', 'One plan for all cameras'],
    cons: ['No alarm center behind it', 'No door or window sensors'],
  },
]

/** The sections of the article in the order of its contents menu (specification, section 2). */
const sections: Article['sections'] = [
  { id: 'market-overview', title: 'Market Overview' },
  { id: 'top-5-providers', title: 'Top 5 Providers' },
  { id: 'key-features', title: 'Key Features' },
  { id: 'money-saving-tips', title: 'Money-Saving Tips' },
  { id: 'conclusion', title: 'Conclusion' },
]

/** What to look for in an inexpensive system. */
const keyFeatures: Article['keyFeatures'] = [
  {
    title: 'Monitoring',
    points: ['Month-to-month plans', 'A choice between self and professional monitoring', 'Cellular backup'],
  },
  { title: 'Equipment', points: ['Sensors for every outside door', 'A siren', 'Room to add devices later'] },
  { title: 'Everyday use', points: ['An app that the whole household can use', 'Notices that can be tuned'] },
]

/** How to spend less on home security. */
const savingTips: Article['savingTips'] = [
  'Count the first year, not the kit: equipment plus twelve months of monitoring.',
  'Begin with the doors and one motion sensor, and add devices later.',
  'Look for kits on sale around holidays.',
  'Ask your home insurer whether a monitored system lowers the premium.',
  'Install it yourself where the kit allows it.',
]

export const securityArticle: Article = { sections, brands, keyFeatures, savingTips }
