// What services cost in total: totals, bills, and what is not published. Everything else here is private to the
// folder.
export { WholeCostView } from './whole-cost-view.tsx'
