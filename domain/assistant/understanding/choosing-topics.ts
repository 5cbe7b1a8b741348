import { dishNetwork } from '../reading/tv-words.ts'

/** As in common-topics.ts: single devices, other companies and special homes, asked of while somebody chooses. */
export const choosingTopics = {
  doorbell:
    /^(?!.*\b(?:adt|vivint|cost|price|how much|subscription|monthly|compare|vs|better|best)\b).*\b(?:just|only|single|one|sell|buy|get|want|need|have)\b(?: \w+){0,3} (?:door ?bells?(?: cam(?:era)?s?)?|cameras?)(?: by itself| alone| only)?$|^(?:so |and |ok |then )*(?:which|what)(?: \w+)? (?:video )?door ?bells?(?: cam(?:era)?s?)? (?:do|can|does|are|is)\b/,
  phone_5g: /\b(?:phone|cell)\b.*\b5g\b.*\b(?:no|not|can not|but|why)\b.*\b(?:internet|home)\b/,
  only_choice:
    /^(?:so |and |then )*(?:is|are) (?:\w+ ){1,3}(?:really )?(?:my|our|the|his|her|their) only (?:real )?(?:choice|option|provider|one|thing|internet)\b|^(?:so |and )*do i only have \w+(?: \w+)?$/,
  unhappy:
    /^(?!it |this |that |you |everything )(?:\w+ ){1,2}(?:really )?(?:sucks?|is (?:awful|terrible|horrible|garbage|trash|the worst))$|^(?:am i|are we) stuck with (?:\w+ ?){1,3}(?:in \d{5})?$|^(?:(?:i|we) (?:really |just |so )?(?:hate|hated|despise|can not stand)|(?:i am |we are )?(?:so |really )?(?:sick of|fed up with|done with)) (?:my |our |the )?(?!(?:this|that|it|you|waiting|calls?|ads?|chat\w*|robots?|bots?)\b)(?:\w+ ?){1,2}$|^(?:i|we) (?:have|got|use|am with|are with) (?:\w+ ){1,4}(?:(?:and|but) )?(?:it is|it|they are|they|its) (?:really |so |just |very |too |always )*(?:awful|terrible|horrible|bad|slow|sucks?|trash|garbage|a joke|the worst|unreliable)$/,
  jobs: /\b(?:are you|you guys|yall) hiring\b|\b(?:do|does) (?:you|plainwire|yall)\b(?: \w+){0,2} (?:jobs?|openings|vacanc\w+|careers?)\b|\bjob (?:openings?|application)\b|\bwork (?:for|at) (?:you|plainwire)$|^(?:jobs?|careers?|hiring)$/,
  dorm: /^(?!.*\b(?:rent\w*|apartment)\b).*\b(?:internet|wifi|provider|plan)\b.*\b(?:dorms?|residence halls?|campus)\b|^(?!.*\b(?:rent\w*|apartment)\b).*\b(?:dorms?|residence halls?|campus)\b.*\b(?:internet|wifi|provider|plan)\b/,
  check_first:
    /^(?!.*\b(?:credit|cancel\w*|speeds?|test)\b).*\b(?:see|check|find out|know|look up|tell)\b.*\b(?:address|adress|house|home|zip|street|place)\b.*\b(?:before|without)\b(?: \w+){0,3} (?:sign\w*|order\w*|commit\w*|account|buy\w*|regist\w*|log\w*)\b/,
  other_streaming:
    /\b(?:youtube ?tv|hulu|sling|fubo|philo|peacock|disney ?(?:plus|\+)?|paramount plus|espn plus|max subscription)\b(?!.*\b(?:slow|buffer\w*|speed|mbps|lag\w*|enough|fast|gb|data)\b)/,
  fixed_wireless: /\bfixed wireless\b|\bwisps?\b|\bwireless internet (?:tower|antenna)s?\b/,
  dish_network: dishNetwork,
  dish_cable:
    /\b(?:how far|how long|what length|max\w*|distance)\b.*\b(?:dish|starlink)\b(?!.*\b(?:ship\w*|deliver\w*|wait\w*|arriv\w*|order\w*|take|price|lock|contract)\b)|\bstarlink\b.*\b(?:cable|cord)\b.*\b(?:long|length|feet|ft)\b/,
  street:
    /^(?!.*\b\d{5}\b)(?!.*\border\b).*\b\d{1,5} (?:[nsew] )?(?:\w+ ){1,2}(?<!\bin )(?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|boulevard|ct|court|pl|cir|circle|pkwy|hwy)\b/,
  not_shown:
    /\bwhy (?:is|are|does|do)(?: \w+){1,3} not (?:be )?(?:show\w*|list\w*|appear\w*|come up|on the list|there|available)\b/,
  alarm_self_install:
    /\b(?:alarms?|security system|home security|adt|vivint|simplisafe)\b.*\bself install\w*\b|\b(?:install|set ?up|put up|mount)\b(?: \w+){0,3} (?:cameras?|alarms?|security(?: system)?|doorbells?|adt|vivint)\b(?: \w+){0,2} (?:my ?self|ourselves|on my own|diy)\b/,
  up_to: /\bwhat (?:is|does)\b(?: the)? up to\b.*\bmeans?\b|\bup to\b(?: \w+){0,2} means?\b/,
  stick:
    /\b(?:fire ?sticks?|fire tv|roku|chromecast)\b.*\b(?:box|cable|directv|instead|work|use)\b|\b(?:use|work\w*)\b.*\b(?:fire ?sticks?|fire tv|roku|chromecast)\b/,
  for_installer:
    /\b(?:gate|door|building|entry) codes?\b|\bbuzzer\b|\b(?:dogs?|gate|parking)\b.*\b(?:tech|technicians?|installers?)\b|\b(?:note|tell|message) (?:for|to)? ?(?:the )?(?:tech|technician|installer)\b/,
  store:
    /\b(?:nearest|closest|local)\b.*\bstores?\b|\bstores?\b.*\b(?:near|close to|around|closest|in my (?:area|town|city))\b|\bwhere is (?:the|a|an) (?:\w+ ){1,2}store$/,
  directv_internet:
    /\b(?:needs?|require[sd]?|have to have|without)\b(?: \w+){0,3} internet\b.*\b(?:directv|direct tv|satellite tv)\b|\b(?:directv|direct tv|satellite tv)\b.*\b(?:needs?|require[sd]?|without|work without)\b(?: \w+){0,3} internet\b/,
  electricity:
    /^(?!.*\b(?:without|out|outages?|off|backup|loses?|lost|storms?|no)\b).*(?:\belectricity\b|\bwatts?\b|\bpower (?:use|usage|consumption|bill)\b)/,
  many_devices:
    /\b\d{2,3} (?:\w+ )?(?:devices|gadgets)\b|\bsmart (?:home|house)\b.*\b(?:devices|speed|mbps|internet|bulbs|plugs)\b/,
  coverage_map:
    /\b(?:coverage|availability|service|internet|fiber|county|provider) maps?\b|^(?:do|does|have|is|can)\b(?: \w+){1,3} (?:a|any) maps?$/,
  set_up:
    /^(?:so |and |ok )*what (?:all )?(?:do|will|would) (?:i|we) (?:all )?need (?:in order )?(?:to (?:set ?up|get (?:started|set up)|start|hook up|install)|for (?:the )?(?:set ?up|install\w*))(?: (?:the |my |new |home )*(?:internet|wifi|service|it|fiber|cable))*(?: at home| here)?$/,
  claim_card:
    /\b(?:how|when|where)\b(?: \w+){1,3} (?:get|claim|redeem|receive|use)\b(?: \w+){0,3} (?:gift|reward|visa|prepaid) ?cards?\b/,
  mobile_discount:
    /\b(?:have to|need|must|required?)\b(?: \w+){0,4} (?:cell|cell ?phone|mobile|wireless) (?:plan|service|lines?|account)\b|\b(?:discounts?|cheaper|deals?|save|saves|saving|perks?|break|off)\b.*\b(?:cell|cell ?phones?|mobile|wireless|phones?) ?(?:plans?|service|lines?|customers?|account|phones?|with)?\b(?!.*\b(?:number|call|land ?line)\b)(?=.*\bprov|.*\b(?:with|have|bundle\w*|my)\b)|\b(?:have|got|with|my|bundle)\b(?: \w+){0,4} (?:cell ?phones?|mobile|wireless) ?(?:plan|service|lines?|account)?\b.*\b(?:discounts?|cheaper|deals?|save|off)\b/,
  backup_line:
    /^(?!.*\b(?:files?|photos?|cameras?|battery|generator|power|cloud|computer)\b).*\bback ?up (?:internet|line|connection|service|plan|wifi|provider)\b|^(?!.*\b(?:files?|photos?|cameras?|battery|generator|power|cloud|computer)\b).*\b(?:internet|connection|good|cheap|as (?:a|the|my|our)|decent|wifi) back ?up\b/,
  move_cost:
    /^(?!.*\b(?:adt|vivint|alarms?|cameras?|security|directv)\b).*\b(?:costs?|fees?|charges?|how much|pay|free)\b(?: \w+){0,5} (?:move|moving|transfer\w*|relocat\w*)\b(?: \w+){0,4} (?:service|internet|wifi|account|line|it)\b|^(?!.*\b(?:adt|vivint|alarms?|cameras?|security|directv)\b).*\b(?:moving|transfer|relocation) (?:fees?|charges?|costs?)\b/,
} as const satisfies Record<string, RegExp>
