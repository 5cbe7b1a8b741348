/** As in common-topics.ts: what somebody needs to know before they choose or order, and what becomes of what they tell. */
export const visitorTopics = {
  small_talk:
    /^(?:so |and |ok |hey |hi |lol |haha )*(?:how (?:are|r) (?:you|u)(?: doing| today| there)*$|how is (?:your|ur) (?:day|night|morning|weekend)(?: going)?|(?:tell|got|know)(?: me)? (?:a|any|another) (?:good )?jokes?|do you (?:sleep|dream|eat|get bored|like your job))\b/,
  cookies: /\bcookies?\b(?!.*\b(?:recipe|bake|eat)\b)/,
  tv_needed:
    /^(?!.*\b(?:adt|vivint|alarm)\b)(?=.*\b(?:stream\w*|netflix|hulu|disney|prime video|youtube|apps?|roku|fire ?stick|antenna)\b).*\b(?:need|have to (?:get|have|buy|pay for)|must (?:i|we) (?:get|have|buy|pay for)|require\w*)\b(?: \w+){0,3} (?:tv|cable|cable tv|channels?|directv)(?: (?:package|plan|subscription|service|too|at all|as well|then|for that))*$/,
  why_rises:
    /\bwhy (?:do|does|would|are|is)\b(?: \w+){0,3} (?:prices?|rates?|bills?|they|providers|companies)\b(?: \w+){0,4} (?:go(?:es|ing)? up|rais\w+|increas\w+|higher|jump\w*|more (?:after|later))\b/,
  bundle_saves:
    /\bbundl\w*\b.*\b(?:sav(?:e|es|ing|ings)|cheaper|worth it)\b|\b(?:sav(?:e|es|ing)|cheaper)\b.*\b(?:bundl\w*|together)\b/,
  when_to_order:
    /\bwhen (?:should|do|must|can|would) (?:i|we) (?:need to |have to |be able to )?(?:order|sign up|book|schedule (?:it|the|my|an)|set (?:it|this|that|the|my)|start the)\b|\bhow (?:early|far ahead|far in advance|long before|soon before|many (?:days|weeks) before)\b.*\b(?:order|orders|move|moving|sign|book|schedule|set up|do (?:it|this|that))\b|\bhow (?:early|far ahead|far in advance) (?:do|should|can|must)\b/,
  own_choice:
    /^(?=.*\b(?:apartment|apt|building|complex|landlord|condo|dorm|rent|renting|tenant)\b).*\b(?:pick|choose|choice of|switch to|use|get|have|bring)\b(?: \w+){0,3} (?:own|another|different|other|any) (?:internet )?(?:provider|isp|internet|company|wifi)s?\b|\b(?:pick|choose|use|get|have) (?:my|our) own (?:internet )?(?:provider|isp|internet)\b|\bstuck with (?:the|my|our|their) (?:building|landlord|complex|apartment)\b/,
  fee_normal:
    /^(?=.*\b(?:normal|usual|typical|standard|common|fair|legit|too (?:much|high)|a lot|reasonable|waived?|get out of|avoid|negotiate|right)\b).*\b(?:install(?:ation)?|activation|set ?up|connection) (?:fees?|charges?|costs?)\b|\b(?:install(?:ation)?|activation|set ?up|connection) (?:fees?|charges?)\b(?: \w+){0,3} \d{2,3}\b(?!.*\b(?:under|less than|over|than)\b)/,
  price_elsewhere:
    /\b(?:sent|got|gave|received|saw|have)(?: me| us)?(?: a| an| this| some)? (?:flyers?|mailers?|postcards?|ads?|offer in the mail)\b.*\b(?:real|true|legit|price|\d{2,3})\b|^(?=.*\b(?:prices?|rates?|costs?)\b)(?=.*\b(?:differs?|different|not (?:the )?(?:same|match)|does not match|higher|lower|cheaper|more|less)\b).*(?:\bwhy\b|\bhow come\b).*\b(?:com|web ?site|their (?:own )?(?:site|page|app)|flyer|mailer|ad|the store)\b|\b(?:differs?|different|not match|higher|lower|cheaper|more|less) (?:from|than) (?:what )?(?:\w+ ){1,3}(?:com|web ?site|flyer|mailer|ad)\b/,
  no_number:
    /^(?!.*\b(?:social security|ssn|social)\b).*(?:\b(?:do not|not|rather not|without|hate|no need to|uncomfortable|not comfortable|instead of)\b(?: \w+){0,3} (?:give|giving|share|sharing|leave|leaving|enter|entering|put|putting|provide|providing|hand|type|typing)\b(?: \w+){0,4} (?:phone|cell|number|email|name|details|info\w*)\b|\b(?:do i|do we|must i|need to|have to) (?:need to |have to )?(?:give|enter|provide|put|leave|share)\b(?: \w+){0,4} (?:phone|cell|number|email)\b)/,
  local_channels:
    /\blocal (?:channels?|stations?|tv|news)\b.*\b(?:without|free|antenna|no cable|stop paying|cut\w*|cancel\w*)\b|\b(?:without|free|antenna)\b.*\blocal (?:channels?|stations?|tv|news)\b|^(?!.*\b(?:starlink|viasat|hughes ?net|5g)\b).*(?:\bantenna\b.*\b(?:instead|enough|better|work|works)\b|\b(?:how (?:big|large|much|far|high|strong)|what (?:kind|size|type|sort)|which|than)\b.*\bantennas?\b)/,
  shared_with:
    /\b(?:share|sharing|give|pass|send|forward)\b(?: \w+){0,3} (?:email|number|phone|info\w*|name|address|data|details)\b(?: \w+){0,2} (?:with|to|on to) (?:the |any |other |your |these |all )*(?:providers?|compan(?:y|ies)|partners?|isps?|third part\w*|advertisers?)\b|\b(?:do|will) you (?:share|sell) (?:it |that |this |them )?(?:with|to) (?:the |any |other )*(?:providers?|compan(?:y|ies)|anyone|others|advertisers?)\b/,
  fiber_needed:
    /\b(?:fiber|gig|gigabit)\b.*\b(?:worth it|overkill|too much|necessary)\b.*\b(?:retire\w*|seniors?|elderly|older|couple|one person|just me|email|grandma|grandpa|parents)\b|\b(?:do|does|should|would) (?:i|we|my \w+|he|she|they|you think i) (?:really |actually |even )*need (?:to (?:have|get) )?(?:a )?(?:fiber|gig\w*|1 gig\w*)\b|\b(?:says?|said|told|tells?|insists?|thinks?)\b(?: \w+){0,4} (?:need|should (?:get|have)|have to (?:get|have)) (?:a )?(?:fiber|gig\w*|1 gig\w*)\b/,
  chat_private:
    /\bwhat happens (?:to|with) (?:my|our|the|this) (?:data|info\w*|number|details|messages?|chat|address|stuff)\b(?!.*\bmov(?:e|es|ing)\b)|\b(?:is|are) (?:this|the|my|our|these) (?:chats?|conversations?|messages?) (?:\w+ )?(?:private|recorded|saved|stored|kept|safe|secure|confidential|anonymous|monitored|logged|public)\b|\bwho (?:can |else )?(?:sees?|reads?|views?|looks? at|has access to|gets)\b(?: \w+){0,3} (?:this|chats?|conversation|messages?|my (?:info\w*|data|details|address|number))\b|\b(?:is|are|will) (?:my|our) (?:info\w*|data|details|number|address|email|personal \w+) (?:\w+ )?(?:safe|secure|protected|private|encrypted)\b|\b(?:is|are) (?:this|your|the) (?:site|website|form|page|chat|checkout) (?:\w+ )?(?:safe|secure|encrypted)\b|\bhow long (?:do|will|is|are)\b(?: \w+){0,4} (?:keep|kept|store|stored|save|saved)\b/,
  address_kept:
    /\b(?:is|are|do|does|will)\b.*\b(?:address|zip(?: code)?|location|search(?:es)?)\b.*\b(?:saved?|stored?|kept|keep|remember(?:ed)?|recorded|track(?:ed)?)\b|\b(?:save|store|keep|remember|record|track)\b(?: \w+){0,2} (?:address|zip(?: code)?|location|search(?:es)?)\b/,
  line_secure:
    /\b(?:safe|secure|security|hack\w*|spy\w*|private|trust)\b.*\b(?:bank\w*|online shopping|credit cards?|passwords?|hack\w*)\b|\b(?:can|could|will) (?:someone|somebody|hackers?|anyone|my neighbou?rs?|they|people|my landlord|the landlord)\b(?: \w+){0,3} (?:hack|see what (?:i|we)|spy|read my|watch what)\b|\b(?:internet|wifi|5g|fiber|satellite|router)\b.*\b(?:get )?hacked\b/,
  whom_to_pay:
    /\bwho (?:do|will|would|should) (?:i|we) (?:actually |really )?pay\b(?! for)|\b(?:do|will) (?:i|we) pay (?:you|plainwire|this site)\b|\bwho (?:bills|charges|will bill|will charge|is going to bill|sends) (?:me|us|the bill|a bill)\b|\b(?:bill|bills) come from\b/,
  lock_ends:
    /\b(?:when|after|once|if)\b(?: \w+){0,4} (?:lock|guarantee)\b(?: \w+){0,3} (?:ends?|ended|expires?|expired|over|up|runs? out|done)\b|\bafter (?:the |my )?(?:price )?(?:lock|guarantee)(?: period)?$/,
  where_address:
    /^(?!.*\border(?:ed)?\b).*(?:\bwhere (?:do|can|should|would|to|is the (?:box|place|field))\b(?: \w+){0,4} (?:put|enter|type|add|search|fill|look up)\b(?: \w+){0,4} (?:address|zip)\b|\bwhere\b(?: \w+){0,3} (?:put|enter|type) (?:in )?(?:my|the|our) (?:address|zip)\b|\bhow (?:do|can) i (?:enter|put in|type in|search|change|look up) (?:by )?(?:my|the|our|an?) (?:new )?(?:address|zip)\b)/,
  other_sites:
    /\b(?:different|better|worse) (?:from|than|to)\b.*\b(?:allconnect|broadbandnow|highspeedinternet|whistleout|moneysaving\w*|cnet|other (?:comparison )?(?:sites?|websites?|pages?))\b|\b(?:compared? (?:to|with)|versus|vs) (?:allconnect|broadbandnow|highspeedinternet|whistleout)\b|\bhow (?:are|is) (?:you|this site|plainwire) (?:any )?different\b|\byour (?:main |biggest )?(?:competitors?|competition|rivals?)\b/,
  what_checked_means:
    /\bchecked\b.*\bmeans?\b|\bwhat (?:is|does) (?:the )?checked\b|\b(?:yellow|orange|amber|gold)\b.*\b(?:prices?|text|letters|dates?)\b|\b(?:prices?|text|letters|dates?)\b.*\b(?:yellow|orange|amber|gold)\b/,
  satellite_everywhere:
    /\b(?:why|how|is|does)\b.*\b(?:satellite|starlink|hughesnet|viasat)\b.*\b(?:everywhere|anywhere|every (?:address|zip|place|house)|all over|always (?:listed|shown|there)|everyone)\b/,
  phone_line_needed:
    /^(?!.*\b(?:adt|vivint|alarms?|security|simplisafe|ring)\b).*\b(?:needs?|require[sd]?|have to (?:have|get)|must (?:i )?have|without|come with)\b(?: \w+){0,3} (?:land ?line|(?:home )?phone (?:service|line)|telephone)\b/,
  price_by_place:
    /\b(?:neighbou?rs?|friends?|sister|brother|cousin|coworkers?|next door)\b(?=.*\b(?:why|how come)\b).*\b(?:\d{2,3}|less|cheaper|lower)\b|\b(?:same|different) (?:prices?|rates?|plans?|deals?)\b.*\b(?:states?|city|cities|zips?|address|areas?|everywhere|places?|towns?)\b|\b(?:prices?|rates?)\b(?: \w+){0,2} (?:differ|different|vary|varies|depend\w*|the same)\b.*\b(?:state|city|zip|address|area|location|places?|where (?:i|you) live|everywhere|town)\b/,
  cancel_policy:
    /\b(?:cancellation|cancel|return) polic\w+\b|\bcan (?:i|we) (?:still )?(?:cancel|back out|change my mind)\b.*\b(?:after|once|if) (?:i|we) (?:\w+ )?order\w*\b/,
  short_stay:
    /^(?!.*\b(?:pause|pausing|suspend\w*|hold|stop|vacation|snowbirds?|turn off)\b).*(?:\b(?:sublet\w*|sublease|(?:summer|semester|school year|season) (?:only|lease|rental|stay)|(?:for|just|only) (?:the |one |a |this )?(?:summer|semester|school year|season|winter))\b|\b(?:(?:only|just)\b(?: \w+){0,3}|(?:internet|wifi) for(?: about)?) (?:[1-9]|1[01]|a few|a couple(?: of)?|two|three|four|five|six) (?:months?|weeks?)\b(?!.*\b(?:free|price|old|ago|left|slow|promo)\b))/,
  keep_other:
    /\bkeep\b(?: \w+){0,2} (?:tv|directv|alarm|security|adt|vivint|phone)\b.*\b(?:switch|change|new|different|replace|drop|cancel|get)\b(?: \w+){0,3} (?:internet|wifi)\b|\b(?:switch|change|replace|drop|cancel)\b(?: \w+){0,2} (?:internet|wifi)\b.*\bkeep\b(?: \w+){0,2} (?:tv|directv|alarm|security|adt|vivint|phone)\b/,
  without_email:
    /\b(?:no|not have|without|not use|never had|does not do)(?: an?| any)? (?:e ?mail|computer|smart ?phone)\b.*\b(?:order|sign up|buy)\b|\b(?:order|sign up|buy)\b.*\b(?:no|not have|without)(?: an?| any)? (?:e ?mail|computer|smart ?phone)\b/,
  partners:
    /\b(?:affiliate|referral|reseller|partner) (?:program\w*|links?|codes?|bonus)\b|\brefer a friend\b|\b(?:become|be) (?:a|an|your) (?:partner|affiliate|reseller)\b/,
  no_show:
    /^(?!.*\b(?:results?|list\w*|search|maps?|address|site|page|signal|channels?|call\w*)\b).*(?:\b(?:they|he|she|nobody|no one|technicians?|tech|installers?|guy)\b(?: \w+){0,3} (?:show\w*|turn\w*) up\b|\bno ?shows?\b)/,
  missed_call: /\bmiss(?:ed|es)?\b(?: \w+){0,3} (?:call|callback|phone call)\b/,
  price_final:
    /^(?!.*\bat least\b).*\b(?:is|are)\b(?: \w+){0,5} (?:the |a )?(?:final|real|actual|out the door|all in) (?:prices?|costs?|amounts?|totals?)$|\bprices?\b(?: \w+){0,4} (?:final|all in)$/,
  dish_apartment:
    /\b(?:directv|direct tv|satellite tv)\b.*\b(?:apartments?|apt|balcony|condo|rent|renting|renters?|landlord|roof)\b|\b(?:apartments?|apt|condo|landlord)\b.*\b(?:directv|direct tv|satellite tv)\b/,
} as const satisfies Record<string, RegExp>
