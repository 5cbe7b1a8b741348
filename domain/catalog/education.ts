/** A topic of the education center: a card that leads to an anchor of the page. */
export type EducationTopic = { title: string; text: string; anchor: EducationAnchor; icon: string }

/** The anchors of the page (specification, section 2). */
type EducationAnchor = '#basics' | '#types' | '#speeds' | '#equipment' | '#faq'

/** The four topics (specification, section 2); `icon` is the name of a lucide icon. */
export const educationTopics: readonly EducationTopic[] = [
  {
    title: 'Internet basics',
    text: 'How internet reaches your home, and the words on the bill.',
    anchor: '#basics',
    icon: 'globe',
  },
  {
    title: 'Connection types',
    text: 'Fiber, cable, DSL, satellite and 5G compared.',
    anchor: '#types',
    icon: 'cable',
  },
  {
    title: 'Understanding speeds',
    text: 'What the numbers mean, and how many you need.',
    anchor: '#speeds',
    icon: 'gauge',
  },
  {
    title: 'Router setup',
    text: 'Where to put the router, and how to make it safe.',
    anchor: '#equipment',
    icon: 'router',
  },
]

/** How many topics the compact view shows (specification, section 9). */
export const compactTopicCount = 3

/** The words of the basics section. */
export const internetTerms: readonly { term: string; meaning: string }[] = [
  {
    term: 'Bandwidth',
    meaning: 'How much data can pass in a second, measured in megabits per second (Mbps).',
  },
  { term: 'Download speed', meaning: 'How fast data reaches you: streaming, browsing, updates.' },
  { term: 'Upload speed', meaning: 'How fast data leaves you: video calls, backups, cameras.' },
  { term: 'Latency', meaning: 'How long an answer takes, in milliseconds. Games and calls notice it.' },
  { term: 'Data cap', meaning: 'An amount of data a month beyond which you pay more or get slower.' },
  { term: 'Introductory price', meaning: 'A price for the first months. Ask what it becomes.' },
  { term: 'Gateway', meaning: 'A modem and a router in one box.' },
]

/** A connection type with its typical download range in Mbps; `openEnded` where plans go beyond it. */
export type ConnectionType = {
  name: string
  fromMbps: number
  toMbps: number
  openEnded: boolean
  text: string
  goodFor: string
}

/** Typical speed ranges by connection type (specification, section 2). */
export const connectionTypes: readonly ConnectionType[] = [
  {
    name: 'DSL',
    fromMbps: 5,
    toMbps: 35,
    openEnded: false,
    text: 'Over the copper phone line. Speed falls with the distance to the provider’s building.',
    goodFor: 'Browsing and one stream where nothing faster is sold',
  },
  {
    name: 'Cable',
    fromMbps: 25,
    toMbps: 1200,
    openEnded: false,
    text: 'Over the TV cable. Fast downloads, slower uploads, and a line shared with the neighborhood.',
    goodFor: 'Streaming and games in most households',
  },
  {
    name: 'Fiber',
    fromMbps: 250,
    toMbps: 1000,
    openEnded: true,
    text: 'Over glass. Uploads are as fast as downloads, and distance hardly matters.',
    goodFor: 'Working from home, large uploads, many people',
  },
  {
    name: 'Satellite',
    fromMbps: 12,
    toMbps: 100,
    openEnded: false,
    text: 'Through a dish. Sold nearly everywhere, with longer delays and often a data limit.',
    goodFor: 'Homes that no wired network reaches',
  },
  {
    name: '5G',
    fromMbps: 100,
    toMbps: 300,
    openEnded: false,
    text: 'Over the mobile network. No installation, but speed varies by place and time of day.',
    goodFor: 'Renters, and homes with good reception',
  },
]

/** Recommended download speed by activity, in Mbps per person doing it. Common industry guidance, not measured by us. */
export const speedByActivity: readonly { activity: string; recommendedMbps: string; note: string }[] = [
  { activity: 'E-mail and browsing', recommendedMbps: '1–5', note: 'Pages load at once' },
  { activity: 'Music', recommendedMbps: '1–2', note: 'Any connection will do' },
  { activity: 'Video calls', recommendedMbps: '5–10', note: 'Upload counts as much' },
  { activity: 'HD video', recommendedMbps: '5–10', note: 'For each screen' },
  { activity: '4K video', recommendedMbps: '25', note: 'For each screen' },
  { activity: 'Online games', recommendedMbps: '10–25', note: 'Low latency matters more' },
  { activity: 'Working from home', recommendedMbps: '25–50', note: 'With calls and large files' },
  { activity: 'Security cameras', recommendedMbps: '2–5', note: 'Upload, for each camera' },
]

/** Router and equipment advice of the #equipment section. */
export const equipmentTips: readonly { title: string; text: string }[] = [
  {
    title: 'Put it in the middle',
    text: 'High, open and central, away from the microwave and from thick walls.',
  },
  {
    title: 'Change the passwords',
    text: 'Both the Wi-Fi password and the one of the router’s own settings.',
  },
  { title: 'Use WPA3 or WPA2', text: 'Older protection can be broken in minutes.' },
  { title: 'Keep it up to date', text: 'Turn on automatic updates, or look for them every few months.' },
  {
    title: 'Use a cable where it matters',
    text: 'A desk computer or a console is faster and steadier on a wire.',
  },
  {
    title: 'Rent or buy',
    text: 'Renting can cost $10 to $15 a month; your own router pays for itself within a year or two.',
  },
]

/** Questions of the #faq section. */
export const educationQuestions: readonly { question: string; answer: string }[] = [
  {
    question: 'How much speed do I need?',
    answer:
      'Add up what happens at the same time. For two or three people 100 to 300 Mbps is usually enough.',
  },
  {
    question: 'Why is my Wi-Fi slower than my plan?',
    answer:
      'Plans promise speed at the modem. Walls, distance and older devices slow Wi-Fi down. Test with a cable first.',
  },
  {
    question: 'What is the difference between Mbps and MB/s?',
    answer: 'Eight megabits are one megabyte. A 100 Mbps line downloads at most 12.5 megabytes a second.',
  },
  {
    question: 'Is fiber always better?',
    answer: 'It is the most capable. If you only browse and stream, a cheaper cable plan can serve as well.',
  },
]
