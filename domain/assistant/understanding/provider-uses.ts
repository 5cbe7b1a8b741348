import type { Asked } from '../reading/read-question.ts'

const suits =
  /\b(?:works?|working|good|ok|okay|fine|enough|handles?|usable|suitable|bad|great|best|decent|reliable|support|supports|able|run|(?:would|does|will) \S+ do with|can (?:i|you|we)|could (?:i|we)|for (?:\d|two|three|four) (?:tvs?|screens?))\b/
const ofCalls =
  /\b(?:zoom|teams|face ?time|skype|video ?(?:calls?|conferenc\w*|meetings?|chats?)|work(?:ing|s)? (?:from|at) home|remote work|working remotely|home office|wfh|telehealth|online (?:school|classes|college|class)|homeschool\w*|vpn)\b/
const ofVideo =
  /\b(?:stream|streams|streaming|netflix|youtube(?! tv)|hulu|disney|4k|movies|tik ?tok|(?:\d|two|three|four) (?:tvs?|screens?))\b/
/** Of something else, though it names a use. */
const ofElse =
  /\b(?:how (?:much|many|fast|do)|price|prices|cost|costs|cheap\w*|versus|vs|include\w*|comes? with|free|channels?|tv package|directv|gam(?:e|es|ing|er)|freez\w*|buffer\w*|drop\w*|slow|lag\w*|keeps?|not working|better|faster|switch|instead)\b/

/** What a home does, where a message asks whether one or two providers are good enough for it: calls, video or both. */
export function usesAsked(words: string, { providers, types }: Asked): ('calls' | 'video')[] {
  const named = providers.filter(({ kinds }) => kinds.includes('internet'))
  if (named.length === 0 || named.length !== providers.length || types.length > 1) return []
  if (!suits.test(words) || ofElse.test(words)) return []
  return [
    ...(ofCalls.test(words) ? ['calls' as const] : []),
    ...(ofVideo.test(words) ? ['video' as const] : []),
  ]
}
