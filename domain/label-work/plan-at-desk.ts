/** Where the catalog takes over what a label says of a plan. The one place that knows of it. */
export const planAtDesk = (planId: string): string => `/desk/catalog/plans/${encodeURIComponent(planId)}`
