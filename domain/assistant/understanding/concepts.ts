/** Words that mean the same to somebody who asks here, by what they stand for. Stems stand for their endings. */
const wordsByConcept = {
  router:
    'netgear nighthawk orbi asus arris linksys unifi router modem gateway box equipment hardware device devices gear eero mesh extender',
  price:
    'price prices pricing cost costs costing rate rates charge charges charging pay pays paying fee fees expensive run runs afford amount bucks dollars',
  cheap:
    'cheap cheaper cheapest affordable lowest least inexpensive economical low budget bargain frugal broke tight',
  fast: 'fast faster fastest quick quicker quickest speedy speeds speed rapid highest top',
  slow: 'slow slower slows lag lags laggy lagging buffering buffer buffers crawl crawls sluggish spotty weak',
  broken:
    'down outage out broken dead dropping drops disconnect disconnects disconnecting disconnected offline cutting blinking flashing restart rebooting reboot crashed',
  install:
    'install installs installed installing installation installer hook hooked hookup setup technician tech connected activate activated activation wire wired appointment guy',
  cancel:
    'cancel cancels canceled cancelled canceling cancellation quit quitting leave leaving drop ditch terminate end undo withdraw stop void',
  contract:
    'contract contracts commitment agreement term locked lock tied stuck sign signing obligation annual',
  order: 'order orders ordered ordering purchase purchased bought buy buying checkout',
  place:
    'area neighborhood town city street zip address house location region state county here there near around building block',
  serve:
    'serve serves service services available offered offer offers sold sell sells cover covers covered coverage reach',
  provider: 'provider providers company companies isp isps brand brands who prov',
  plan: 'plan plans package packages option options deal deals tier tiers offer internet',
  rise: 'raise raised raises raising rise rises rose increase increased increases jump jumped hike hiked doubled climb climbed climbing higher',
  later:
    'after later then promo promotion promotional intro introductory eventually ends expire expires expired year second regular',
  military: 'military veteran veterans vet army navy marine marines soldier reserve deployed base',
  poor: 'income poor welfare snap medicaid disability disabled ebt stamps lifeline subsidy assistance unemployed section',
  old: 'senior seniors elderly retired retirement aarp grandma grandpa grandmother mom dad parents',
  people: 'people person roommates roommate kids family wife husband adults children users gamers',
  gaming:
    'game games gaming gamer gamers xbox ps5 playstation fortnite warzone cod steam nintendo switch esports ping latency',
  work: 'work working remote office zoom teams job telework calls vpn',
  stream: 'stream streams streaming netflix youtube hulu disney roku 4k movies watch watching',
  tv: 'tv tvs television channels channel directv espn sports hbo news dvr dish nfl',
  alarm:
    'alarm alarms security camera cameras doorbell burglar sensor monitoring monitored adt vivint ring wyze simplisafe cove blink lock',
  contact: 'call calls called calling phone number reach contact talk speak ring',
  written: 'email emails mail text texts texting sms message write',
  human: 'human person representative agent somebody someone rep operator manager people real live',
  data: 'data info information details personal privacy private',
  remove: 'delete remove erase forget unsubscribe optout purge wipe',
  upload: 'upload uploads uploading symmetrical upstream',
  cap: 'cap caps limit limits limited unlimited throttle throttled throttling overage allowance',
  moving: 'move moving moved moves relocate relocating relocation transfer',
  renting: 'rent renting renter renters landlord apartment apt lease tenant condo complex dorm',
  rural: 'rural country farm ranch cabin woods sticks remote countryside boonies acres',
  switching: 'switch switching change changing replace swap transition',
  satellite: 'satellite starlink hughesnet viasat dish',
  wireless: '5g wireless cellular lte tower',
  good: 'good great decent reliable recommend best better worth nice solid trust suggest',
  sure: 'sure certain accurate guarantee guaranteed true correct exact reliable confirm know',
  money: 'commission commissions profit earn money paid sponsored revenue kickback cut free',
  tax: 'tax taxes taxed surcharge surcharges',
  discount: 'discount discounts coupon coupons promo rebate rebates gift reward freebie perks specials bonus',
  when: 'when soon long wait time today tomorrow asap days weeks quickly',
  same: 'compare compared versus vs difference different between against or',
  return: 'return returned send back keep old',
  account: 'account login password username signin log',
  bill: 'bill bills billing statement invoice payment',
  test: 'credit deposit background ssn social',
} as const

const conceptsByWord = new Map<string, string[]>()
for (const [concept, words] of Object.entries(wordsByConcept))
  for (const word of words.split(' '))
    conceptsByWord.set(word, [...(conceptsByWord.get(word) ?? []), concept])

/** What a plain word stands for; nothing for most. */
export const conceptsOf = (word: string): readonly string[] => conceptsByWord.get(word) ?? []
