import { publicationWords } from './catalog-address.ts'

type Shown = {
  publication: { id: number; state: string; requestedByName: string }
  drafts: readonly { id: number; name: string }[]
}

type News = { tone: 'good' | 'alarm'; title: string; words: string }

const nothing = (words: string): News => ({ tone: 'alarm', title: 'Nothing to publish', words })
const namesOf = ({ drafts }: Shown) => drafts.map(({ name }) => name).join(', ')

/**
 * What the address of the drafts asks to be told: what became of the publication that was just asked for (`done`), or
 * why nothing can be published (`chosen`), by whom the drafts of one's choice were meanwhile; null otherwise.
 */
export function newsOf(asked: URLSearchParams, publications: readonly Shown[]): News | null {
  const done = publications.find(({ publication }) => String(publication.id) === asked.get('done'))
  if (done) {
    const { state } = done.publication
    const words = state === 'cancelled' ? 'Its drafts are open again.' : `${namesOf(done)}.`
    return { tone: state === 'failed' ? 'alarm' : 'good', title: publicationWords[state] ?? state, words }
  }
  if (asked.get('chosen') === 'none') return nothing('Tick the drafts that you want to publish first.')
  if (asked.get('chosen') !== 'gone') return null
  const ids = (asked.get('drafts') ?? '').split('.')
  const others = publications.filter(
    one => one.publication.state === 'published' && one.drafts.some(({ id }) => ids.includes(String(id))),
  )
  const who = others.map(one => `${one.publication.requestedByName} published ${namesOf(one)}.`)
  return nothing(
    [
      'Some of these drafts were published or withdrawn meanwhile.',
      ...who,
      'Choose from those that are still open.',
    ].join(' '),
  )
}
