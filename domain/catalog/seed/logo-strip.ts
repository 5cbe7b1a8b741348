import type { CatalogueInput } from '../catalogue-content.ts'

/** The ten providers of the scrolling strip on the home page (specification, section 2). */
export const logoStrip: CatalogueInput['logoStrip'] = [
  'vivint',
  'kinetic',
  'metronet',
  'wow',
  'directv',
  'adt',
  'att',
  'spectrum',
  'xfinity',
  'verizon',
]
