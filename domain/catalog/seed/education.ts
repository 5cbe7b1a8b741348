import type { CatalogueInput } from '../catalogue-content.ts'

type Education = CatalogueInput['guides']['education']

/** The four topics (specification, section 2); `icon` is the name of a lucide icon. */
const topics: Education['topics'] = [
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

/** The words of the basics section. */
const terms: Education['terms'] = [
  {
    term: 'Bandwidth',
    meaning: 'How much data can pass in a second, measured in megabits per second (Mbps).',
  },
  { term: 'Download speed', meaning: 'How fast data reaches you: streaming, browsing, updates.' },
  { term: 'Upload speed', meaning: 'How fast data leaves you: video calls, backups, cameras.' },
  {
    term: 'Latency',
    id: 'latency',
    meaning: 'How long an answer takes, in milliseconds. Games and calls notice it.',
  },
  { term: 'Data cap', meaning: 'An amount of data a month beyond which you pay more or get slower.' },
  { term: 'Introductory price', meaning: 'A price for the first months. Ask what it becomes.' },
  { term: 'Modem', meaning: 'The box that joins your home to the provider’s line.' },
  { term: 'Router', meaning: 'The box that shares the connection with your devices, mostly by Wi-Fi.' },
  { term: 'Gateway', meaning: 'A modem and a router in one box.' },
]

/** Typical speed ranges by connection type (specification, section 2). */
const connectionTypes: Education['connectionTypes'] = [
  {
    name: 'DSL',
    type: 'dsl',
    fromMbps: 5,
    toMbps: 35,
    openEnded: false,
    text: 'Over the copper phone line. Speed falls with the distance to the provider’s building.',
    goodFor: 'Browsing and one stream where nothing faster is sold',
  },
  {
    name: 'Cable',
    type: 'cable',
    fromMbps: 25,
    toMbps: 1200,
    openEnded: false,
    text: 'Over the TV cable. Fast downloads, slower uploads, and a line shared with the neighborhood.',
    goodFor: 'Streaming and games in most households',
  },
  {
    name: 'Fiber',
    type: 'fiber',
    fromMbps: 250,
    toMbps: 1000,
    openEnded: true,
    text: 'Over glass. Uploads are mostly as fast as downloads, and distance hardly matters.',
    goodFor: 'Working from home, large uploads, many people',
  },
  {
    name: 'Satellite',
    type: 'satellite',
    fromMbps: 12,
    toMbps: 100,
    openEnded: false,
    text: 'Through a dish. Sold nearly everywhere, with longer delays and often a data limit.',
    goodFor: 'Homes that no wired network reaches',
  },
  {
    name: '5G',
    type: '5g',
    fromMbps: 100,
    toMbps: 300,
    openEnded: false,
    text: 'Over the mobile network. No installation, but speed varies by place and time of day.',
    goodFor: 'Renters, and homes with good reception',
  },
]

/** Recommended download speed by activity, in Mbps per person doing it. Common industry guidance, not measured by us. */
const activities: Education['activities'] = [
  {
    id: 'browsing',
    name: 'Email and browsing',
    fromMbps: 1,
    toMbps: 5,
    note: 'Pages load at once',
    wish: { id: 'browse', label: 'Email and browsing' },
  },
  { id: 'music', name: 'Music', fromMbps: 1, toMbps: 2, note: 'Any connection will do' },
  {
    id: 'video-calls',
    name: 'Video calls',
    fromMbps: 5,
    toMbps: 10,
    note: 'Upload counts as much',
    wish: { id: 'calls', label: 'Video calls' },
  },
  { id: 'hd-video', name: 'HD video', fromMbps: 5, toMbps: 10, note: 'For each screen' },
  {
    id: '4k-video',
    name: '4K video',
    fromMbps: 25,
    toMbps: 25,
    note: 'For each screen',
    wish: { id: 'stream', label: 'Watching in 4K' },
  },
  {
    id: 'games',
    name: 'Online games',
    fromMbps: 10,
    toMbps: 25,
    note: 'Low latency matters more',
    wish: { id: 'games', label: 'Online games' },
  },
  {
    id: 'working-from-home',
    name: 'Working from home',
    fromMbps: 25,
    toMbps: 50,
    note: 'With calls and large files',
    wish: { id: 'work', label: 'Working from home' },
  },
  { id: 'cameras', name: 'Security cameras', fromMbps: 2, toMbps: 5, note: 'Upload, for each camera' },
]

/** Router and equipment advice of the #equipment section. */
const equipmentTips: Education['equipmentTips'] = [
  {
    id: 'place',
    title: 'Put it in the middle',
    text: 'High, open and central, away from the microwave and from thick walls.',
  },
  {
    id: 'passwords',
    title: 'Change the passwords',
    text: 'Both the Wi-Fi password and the one of the router’s own settings.',
  },
  { id: 'encryption', title: 'Use WPA3 or WPA2', text: 'Older protection can be broken in minutes.' },
  {
    id: 'updates',
    title: 'Keep it up to date',
    text: 'Turn on automatic updates, or look for them every few months.',
  },
  {
    id: 'cable',
    title: 'Use a cable where it matters',
    text: 'A desk computer or a console is faster and steadier on a wire.',
  },
  {
    id: 'rent-or-buy',
    title: 'Rent or buy',
    text: 'Renting can cost $10 to $15 a month; your own router pays for itself within a year or two.',
  },
]

/** Questions of the #faq section. */
const questions: Education['questions'] = [
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

/** The education center (specification, sections 2 and 9). */
export const education: Education = {
  compactTopics: 3,
  topics,
  terms,
  connectionTypes,
  activities,
  equipmentTips,
  questions,
}
