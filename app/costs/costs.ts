// What services cost in all: totals, bills, and what is not published. Everything else here is private to the folder.
export { WholeCostView } from './whole-cost-view.tsx'
