import type { InternetPlanType } from '#domain/catalog/plan-type.ts'
import { importedTechnologies, planTypeOf, type TechnologyCode, technologyName } from '../technology.ts'

/** What is served of an import, as far as it says whose technologies it knows. */
type Served = { stateFips: string | null; technology: number | null }

/**
 * The technologies of a state that no served file of the state covers. One provider's own file, which names no
 * technology, doesn't say who else is there.
 */
export function unimportedIn(imports: readonly Served[], stateFips: string | undefined): TechnologyCode[] {
  return importedTechnologies.filter(
    code => !imports.some(one => one.technology === code && one.stateFips === stateFips),
  )
}

/** Those by which lines come into homes, and of which the county figures know something. */
const LINES: readonly number[] = [10, 40, 50]

/**
 * Whether the imports of a state know all of its lines. The FCC publishes each technology in a file of its own: until
 * fiber, cable and DSL are all there, the others would seem to be sold by nobody, so the county figures go on
 * answering.
 */
export const knowsAllLines = (unimported: readonly TechnologyCode[]): boolean =>
  !unimported.some(code => LINES.includes(code))

const DSL = 10
const LICENSED = 71
const BY_RULE = 72
/** As visitors care about them. */
const inOrder = [50, 40, DSL, LICENSED] as const

/**
 * What an answer knows nothing about, as visitors call it: `fiber`, `DSL`. Not every state has wireless that is
 * licensed by rule, so its absence alone means nothing.
 */
export function unimportedNames(unimported: readonly TechnologyCode[]): string[] {
  return inOrder
    .filter(code => unimported.includes(code))
    .map(code => {
      if (code === LICENSED && !unimported.includes(BY_RULE)) return 'licensed fixed wireless'
      return code === DSL ? technologyName(code) : technologyName(code).toLowerCase()
    })
}

/**
 * What an answer lacks of a kind of plan, by those names (`fixed wireless`); undefined if it knows all there is. Who
 * isn't in such an answer may sell there all the same.
 */
export function lackingOf(
  type: InternetPlanType,
  { unimported = [] }: { unimported?: readonly string[] },
): string | undefined {
  const codes = importedTechnologies.filter(code => planTypeOf(code) === type)
  const names = new Set([codes, ...codes.map(code => [code])].flatMap(unimportedNames))
  return unimported.find(name => names.has(name))
}
