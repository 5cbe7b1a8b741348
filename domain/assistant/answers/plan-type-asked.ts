import { type InternetPlanType, planTypes } from '#domain/catalog/plan-type.ts'

/** The technology that a text in lower case names; empty where it names none. */
export const typeAsked = (text: string): InternetPlanType | '' =>
  planTypes.find(type => text.includes(type)) ?? ''
