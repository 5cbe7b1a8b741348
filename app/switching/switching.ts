// What a switch to a plan would save: a button that opens the form and its answer. Everything else here is private to the folder.
export { Switching } from './switching-button.tsx'
