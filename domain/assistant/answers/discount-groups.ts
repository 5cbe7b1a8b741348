const groups =
  /\b(nurses?|teachers?|students?|first responders?|fire ?fighters?|police|doctors?|health ?care workers?|government employees?|aarp|union)\b/

/** Says first that there is none for the people who were asked about. */
export const noneKnownFor = (text: string) => {
  const [, group = ''] = groups.exec(text) ?? []
  return group === ''
    ? ''
    : `I don’t know of a discount for ${group === 'aarp' ? 'AARP' : group.endsWith('s') || /police|union|care/.test(group) ? group : `${group}s`}. `
}
