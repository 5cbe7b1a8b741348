import type { ProblemKind } from './problem-kind.ts'

/** Refusals about drafts of the catalog and publishing them. */
export const catalogProblems = {
  draft_changed: {
    status: 409,
    title: 'The draft changed meanwhile',
    message: 'Somebody changed it since you opened it. Look at it again: nothing was saved.',
    retry: false,
  },
  draft_taken: {
    status: 409,
    title: 'A colleague has a draft',
    message: 'Say that you take it over, or ask them.',
    retry: false,
  },
  draft_bound: {
    status: 409,
    title: 'The draft is about to be published',
    message: 'Cancel its publication first. Then it can be changed.',
    retry: false,
  },
  draft_same: {
    status: 422,
    title: 'Nothing differs',
    message: 'This is what the catalog says already.',
    retry: false,
  },
  page_of_its_own: {
    status: 422,
    title: 'It has a page of its own',
    message: 'It can’t be retired here.',
    retry: false,
  },
  id_taken: {
    status: 422,
    title: 'This id is taken',
    message: 'Another entry has this id, or had it once. Choose another one.',
    retry: false,
    within: 'invalid_input',
  },
  drafts_gone: {
    status: 404,
    title: 'Nothing here',
    message: 'A draft or publication is done, was withdrawn or was never there.',
    retry: false,
  },
  not_a_catalog: {
    status: 422,
    title: 'This cannot be published',
    message: 'What would be published does not fit together.',
    retry: false,
  },
  checks_open: {
    status: 422,
    title: 'Some checks are open',
    message: 'Say of each why it is right.',
    retry: false,
  },
  moment_over: {
    status: 422,
    title: 'Please check the form',
    message: 'This moment is over. Choose one ahead.',
    retry: false,
    within: 'invalid_input',
  },
  published_meanwhile: {
    status: 409,
    title: 'Somebody else published',
    message: 'Somebody published at the same moment. Nothing of yours was published: look at it again.',
    retry: true,
  },
  changed_since: {
    status: 409,
    title: 'Changed again since',
    message: 'An entry of this publication was changed again since. Change it by hand.',
    retry: false,
  },
  draft_in_the_way: {
    status: 409,
    title: 'A draft is in the way',
    message: 'An entry of this publication has an open draft. Publish or withdraw it first.',
    retry: false,
  },
  own_publication: {
    status: 409,
    title: 'Somebody else must agree',
    message: 'A second pair of eyes is somebody else’s.',
    retry: false,
  },
} as const satisfies Record<string, ProblemKind>
