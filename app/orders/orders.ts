// What a customer sees of an order, on several pages: its status in words, and the hour of the call. Everything else here is private to the folder.
export { HourForm } from './hour-form.tsx'
export { StatusText } from './status-text.tsx'
