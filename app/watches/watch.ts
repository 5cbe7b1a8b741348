// Emails that somebody asks for: when internet reaches a ZIP code, when a plan's price changes, at each step of a
// move. Everything else here is private to the folder.
export { WatchForm } from './watch-form.tsx'
export { WatchPlace } from './watch-place.tsx'
export { WatchPrice } from './watch-price.tsx'
export { WatchPriceLink } from './watch-price-link.tsx'
