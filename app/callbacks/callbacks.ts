// When we call: times in the visitor's own zone, the hours to choose from, and the number we call from. Everything else here is private to the folder.
export { browserZone } from './browser-zone.ts'
export { CalledFrom } from './called-from.tsx'
export { HourSelect } from './hour-select.tsx'
export { PromisedTime, Slot } from './promised-time.tsx'
export { useVisitorZone } from './use-visitor-zone.ts'
