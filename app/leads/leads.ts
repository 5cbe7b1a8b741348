// Asking to be called: the lead form, the consents under it, and how long it took to fill in. Everything else here is private to the folder.
export { ConsentFields } from './consent-fields.tsx'
export { useFormPace } from './form-pace.ts'
export { LeadForm } from './lead-form.tsx'
export { LeadThanks } from './lead-thanks.tsx'
export { QuoteSection } from './quote-section.tsx'
