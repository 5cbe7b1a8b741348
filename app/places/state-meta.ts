import { statePath } from '#domain/availability/counties/county-address.ts'
import { someOf } from '#domain/availability/counties/county-kind.ts'
import { stateInSentence } from '#domain/availability/counties/county-words.ts'
import { breadcrumbData, pageMeta } from '../seo/page-meta.ts'
import { itemListData } from '../seo/structured-data.ts'
import type { StateView } from './place-address.server.ts'

/** What search engines read about a state for which only the county figures are known. */
export function stateMeta(matches: Parameters<typeof pageMeta>[0], { state, counties }: StateView) {
  const path = statePath(state)
  const where = stateInSentence(state.name)
  const crumbs = breadcrumbData(matches, [
    { name: 'Internet by state', path: '/internet' },
    { name: state.name, path },
  ])
  if (!counties)
    return pageMeta(matches, {
      title: `Internet Providers in ${where}`,
      description: `We have no county figures for ${where}. What our catalog knows, and a search by address or ZIP code.`,
      path,
      pictureOf: '/',
      structuredData: [crumbs],
    })
  const { count, kind, withFiber, dataDate, widest } = counties
  return pageMeta(matches, {
    title: `Internet Providers in ${where}${count === 1 ? '' : ` by ${titleCase(kind.one)}`}`,
    description:
      count === 1
        ? `${withFiber ? 'Fiber providers report' : 'No fiber provider reports'} service in ${where} (FCC data as of ${dataDate}). A map and a table with the best technology.`
        : `Fiber providers report service in ${someOf(withFiber, count, kind)} of ${where} (FCC data as of ${dataDate}). A map and a table with the best technology of each.`,
    path,
    pictureOf: '/',
    structuredData: [
      crumbs,
      itemListData(
        `Fiber providers in ${where}`,
        widest.map(one => one.name),
      ),
    ],
  })
}

/** `County`, `Borough or Census Area`. */
const titleCase = (words: string) => words.replace(/\b(?!or\b)[a-z]/g, first => first.toUpperCase())
