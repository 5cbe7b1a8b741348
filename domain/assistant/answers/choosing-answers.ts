import { speedActivity } from '#domain/speed-needs/online-uses.ts'
import type { choosingTopics } from '../understanding/choosing-topics.ts'
import type { AnswerOf } from './asking.ts'
import { results, search, speeds } from './page-links.ts'
import { listInWords, planListLink } from './plan-words.ts'

const devices = { label: 'Devices', href: '/home-security-products' }

/** Single devices, other companies and special homes. */
export const choosingAnswers: Record<keyof typeof choosingTopics, AnswerOf> = {
  doorbell: ({ salesPhone }) => ({
    text: `The device page has doorbell cameras and other cameras one by one: put there what you want, and it’s ordered like everything else. A camera by itself mostly needs Wi-Fi and power. With ADT or Vivint devices belong to a system with monitoring: which of them come alone, ask at ${salesPhone}.`,
    links: [devices, { label: 'Cheap home security', href: '/cheap-home-security' }],
  }),
  phone_5g: ({ salesPhone }) => ({
    text: `A phone with 5G shows that the network is there; home internet over it is sold only where the provider has room on the tower, so an address can have the one without the other. Search your address to see what the FCC’s data say, and for the provider’s own answer ask at ${salesPhone}.`,
    links: [search, planListLink({ type: '5g' }, '5G home internet')],
  }),
  unhappy: ({ asked, place }) => {
    const [named] = asked.providers
    const others = place?.result.providers.filter(({ id }) => id !== named?.id) ?? []
    const around =
      place && others.length > 0
        ? `For ${place.where} I also find ${listInWords(others.map(({ name }) => name))}. ${place.certainty}`
        : 'Tell me your ZIP code and I’ll say who else sells there.'
    return {
      text: `I’m sorry to hear that. Whether it’s the line or the Wi-Fi a test with a cable shows; if it’s the line, ${named ? named.name : 'your provider'} has to fix it. ${around} Before you leave, ask about an early termination fee, and order the new service first.`,
      links: [results, search],
    }
  },
  jobs: ({ salesPhone }) => ({
    text: `I don’t know of any job openings: this chat is about internet, TV and home security for homes. Ask the team by the contact page or at ${salesPhone}.`,
    links: [{ label: 'Contact', href: '/contact' }],
  }),
  dorm: () => ({
    text: 'In a dorm the school mostly provides the internet, and no provider puts a line of your own into a room: ask the housing office what there is and what it allows. What needs no line is 5G home internet, if the school allows it. If you rent off campus, tell me the ZIP code and I’ll say who sells there.',
    links: [planListLink({ type: '5g' }, '5G home internet'), search],
  }),
  check_first: () => ({
    text: 'Yes, and you need no account for it: search your street address, and the results say who is found there, with which kind of line, how sure that is and from which day it comes. Here in the chat a ZIP code is enough for the area around it. The provider confirms your house before anything is final.',
    links: [search, results],
  }),
  dish_network: ({ salesPhone }) => ({
    text: `We don’t sell DISH. By satellite we have DIRECTV, which also comes as streaming, without a dish. For DISH itself ask DISH; for anything else call ${salesPhone}.`,
    links: [
      { label: 'DIRECTV', href: '/directv' },
      { label: 'Cord cutters', href: '/cord-cutters' },
    ],
  }),
  dish_cable: ({ salesPhone }) => ({
    text: `How far a dish may be from the house I don’t know: the cable’s length depends on the kit. A dish needs a free view of the sky, so people put it on a roof, a pole or the lawn; ask the provider for a longer cable, or us at ${salesPhone}.`,
    links: [planListLink({ type: 'satellite' }, 'Satellite plans')],
  }),
  street: ({ place }) => ({
    text: `A street address I can’t look up in this chat: search it on the page linked below, and you see who is found at that house. ${
      place && place.result.providers.length > 0
        ? `For ${place.where} I find ${listInWords(place.result.providers.map(({ name }) => name))}. ${place.certainty}`
        : 'Here a ZIP code is enough for the area around it.'
    }`,
    links: [search],
  }),
  not_shown: ({ asked, place, salesPhone }) => {
    const name = asked.providers[0]?.name ?? 'a provider'
    return {
      text: `We show who reported service there to the FCC, by the data’s day, and ${name} may be missing for three reasons: it doesn’t sell at that house, it began after that day, or it reported something else. ${name === 'a provider' ? 'The provider' : name} knows best: ask it, or us at ${salesPhone}. ${place ? place.certainty : 'Search your street address for what was reported for the house itself.'}`,
      links: [search],
    }
  },
  many_devices: ({ catalogue }) => ({
    text: `The number of devices says little: bulbs, plugs and sensors hardly use the line. Count what runs at the same time, about ${speedActivity(catalogue, '4k-video').toMbps} Mbps for each screen in 4K; cameras that record to the cloud need upload, where fiber is best. With many devices the Wi-Fi is what counts: a newer router, or a mesh. Tell me how many people are online, and I’ll say which speed fits.`,
    links: [speeds, { label: 'Router setup', href: '/education#equipment' }],
  }),
}
