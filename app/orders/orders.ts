// What a customer sees of an order on several pages: its lines, its status in words, and the hour of the call. Everything else
// here is private to the folder.
export { CalendarLink } from './calendar-link.tsx'
export { HourForm } from './hour-form.tsx'
export { hourWords } from './hour-words.ts'
export { HomeWarning, PricedFor } from './priced-for.tsx'
export { LineCheckWords, SoldLines } from './sold-lines.tsx'
export { StatusText } from './status-text.tsx'
