const groups =
  /\b(nurses?|teachers?|students?|first responders?|fire ?fighters?|police|doctors?|health ?care workers?|government employees?|aarp|union|old folks|old people|older (?:people|folks|adults)|grandparents|retirees)\b/

/** Says first that there is none for the people who were asked about. */
export const noneKnownFor = (text: string) => {
  const [, group = ''] = groups.exec(text) ?? []
  return group === ''
    ? ''
    : `I don’t know of a discount for ${group === 'aarp' ? 'AARP' : group.endsWith('s') || /police|union|care|people|folks|adults/.test(group) ? group : `${group}s`}. `
}
