// When we call: times in words, the hours to choose from, and the number we call from. Everything else here is private to the folder.
export { AgreedTime } from './agreed-time.tsx'
export { CalledFrom } from './called-from.tsx'
export { HourSelect } from './hour-select.tsx'
export { PromisedTime, Slot } from './promised-time.tsx'
