/* How questions are put that go on from before, or whose meaning lies in their shape. Read in plain words. */

/** Nothing but another name: `and cox?`, `what about spectrum then`, `for 3 years?`. */
export const onlyNames =
  /^(?:and |ok |so |then |but |is |does |do |no |not |i mean |i meant |just )*(?:what about |how about |and |about |for |with |on |in |it is |they are |i have |that is |my provider is )*(?:the |their |just |only )?(?:prov(?: (?:fiber|internet))?|speed|span|people|(?:\d{1,2}|one|two|three|four|five) (?:tvs?|screens?|computers?|devices?|consoles?)|adt|vivint|directv|ring|wyze|simplisafe|cove|blink|fiber|cable|5g)(?: (?:then|too|instead|though|for (?:that|this|it)|one of (?:them|those)|have (?:it|that|one)))*$/
export const onlySpan = /^(?:and |ok )?(?:for |over )(?:the )?span\b/
export const onlyZip =
  /^(?:do not |dont |idk |know |dunno |we |are |live |located |here |from |near |home |house |apartment |condo |small |address |yes |yeah |i am |it is |its |try |use |sorry |oops |my |zip |code |is |no |not |wait |ok |in |at |for |so |and |i |meant |mean |should be |actually |about |what |how )*(?:zip ?)+(?:(?:apt|apartment|unit) ?\w{1,5})?(?:by the way|btw|fyi|please|thanks)?$/
export const onlyPlace =
  /^(?:and |ok |so |give me |tell me |show me |the |what about |how about |about |what is |which is |which one is |who is |number |option |no |i (?:want|like|meant|take|will take) |how (?:much|fast) is |(?:what|how much) does |(?:price|cost|speed) of )*(?:1st|first|2nd|second|3rd|third|last|next|other|[1-4])(?: (?:ones?|choice|option|plan|cheapest|fastest|best))?(?: (?:price|cost|speed|run|a month))*(?: please)?$/
export const thanPlace =
  /\b(?:faster|cheaper|better|slower|quicker|more)\b(?: \w+)? than (?:the |that )?(?:1st|first|2nd|second|3rd|third|last|other)\b/
export const priceOnly =
  /^(?:and |ok |so |then )*(?:how much|price|cost|costs|pricing|monthly|per month|a month|(?:how much|what) (?:is|does|would|will) (?:it|that|this|the price|it cost|that cost)|how much (?:is|for|would) (?:that|this) (?:one|backup|line|plan|service)(?: be| cost)?|(?:what|how much) is the (?:price|cost|monthly))(?: is it| is that| a month| per month| monthly| cost| again){0,2}$/
export const guarded =
  /\b(?:alarms?|cameras?|doorbells?)\b.*\b(?:expensive|affordable|budget|monitoring)\b|\b(?:alarms?|cameras?|doorbells?|burglars?)\b.*\b(?:cheap\w*|cost\w*|price\w*|monthly|much|best)\b|\b(?:cheap\w*|best|price)\b.*\b(?:alarms?|cameras?|doorbells?|security)\b/
/** What was spoken of, and internet besides. */
export const withInternet =
  /^(?:and |but |ok |so |total |how much |price |whats it )*(?:with|plus|and|including) (?:the )?(?:internet|wifi)(?: too| included| as well| also)?$/
export const bareSpeed = /^(?:and |so |what about |how about |ok )*(?:the |their )?speeds?$/
/** Words that begin a conversation, and say something else within one. */
export const opening = [
  [
    'outage',
    /^(?:there is |i have |we have )?no (?:internet|wifi|connection|signal)(?: at all| today| again| right now| since \w+)?$/,
  ],
  ['cheapest', /^(?:the |your )?(?:prices?|pricing|costs?|rates)$/],
  ['technology', /^dsl$/],
  ['availability', /^(?:my |the )?address$/],
] as const
/** Of alarms that were spoken of. */
export const bestAlarm = /^(?:and |so |ok )*which (?:kit|alarm|system|one|package) is (?:the )?best\b/
/** Of two, the one whose data go further. */
export const moreData = /\b(?:which|who)\b.*\b(?:more|most|better) data\b/
/** Whether what was spoken of comes with Wi-Fi. */
export const withWifi =
  /^(?:and |so |ok |but )*(?:is|are|does|do) (?:it|that|this|they|those) (?:with|including|includes?|comes? with|have|has|got) (?:the |a |free )*(?:wifi|routers?|modems?|gateway)(?: included)?$/
/** Whether what was spoken of is fast enough for games. */
export const enoughForGames =
  /^(?:and |so |ok |but )*(?:is|are|would|will) (?:it|that|this|they|those)(?: be)? (?:fast|good|quick) enough\b.*\bgam(?:e|es|ers?|ing)\b/
/** How long a price stays that was just told. */
export const forHowLong = /^(?:and |so |ok |but )*for how long\b(?: \w+){0,4}$/
/** What two alarms cost, told by what was just compared. */
export const costOfThose =
  /^(?:and |ok |so )*(?:what is |how much is |how much )?(?:the |for the )?(?:first|1st) (?:year|span)(?: cost| price| total)?$|^(?:and |ok |so )*(?:the )?(?:total|yearly) (?:cost|price)$/
export const isItOfType =
  /^(?:and |ok |so |but )*(?:is|are) (?:it|that|this|those|they|(?:that|this|the first|the) (?:one|plan)) (?:a |on |really |actually )*(?:fiber|cable|dsl|5g|satellite)\b/
/** Within days. */
export const soon =
  /\b(?:by|before|until|for) (?:this |the |next )?(?:weekend|tomorrow|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|\b(?:asap|right away|immediately|same day|this week|this weekend|as (?:soon|fast|quick\w*) as possible|in a hurry|tomorrow)\b/
/** One house, of which a ZIP code tells little. */
export const atHouse = /\bat (?:my|our|this|the) (?:house|home|place|address|apartment|street)\b/
export const bareFaster = /^(?:and |or |so |ok |but )*(?:faster|quicker)(?: ones?)?$/
/** How a company treats its customers; a cell service is another thing. */
export const ofCustomerService =
  /(?<!\b(?:cell|phone|mobile|wireless|cellular) )\bservice\b|\b(?:support|reviews?|rat(?:ing|ed))\b/
/** What is played, or the delay that games feel. */
export const forGames =
  /\b(?:gam\w+|lag|latency|ping|xbox\w*|ps[345]s?|playstation\w*|fortnite|warzone|valorant)\b/
export const homeGames =
  /\bgam\w+\b.*\b(?:stream\w*|work\w*|netflix|school|zoom)\b|\b(?:stream\w*|work\w*|netflix|school|zoom)\b.*\bgam\w+\b/
export const watched = /\b(?:fox news|cnn|hgtv|hallmark|nascar|nfl|espn|hbo|channels?|directv|sports)\b/
export const awful = /\b(?:too slow|awful|terrible|sucks|garbage|horrible|hate|worst|unreliable)\b/
/** What is done at home that takes speed. */
export const usesOfHome = /\b(?:work(?:ing|s)? (?:from|at) home|wfh|zoom|video calls|stream\w*|netflix|4k)\b/
export const tooDear = /\btoo (?:expensive|much|high|pricey)\b/
export const less = /\b(?:cheaper|less|else|other|another|alternatives?)\b/
export const sideBySide =
  /\b(?:or|vs|versus|compare|compared|better|cheaper|faster|difference)\b(?!.*\b(?:available|serves?|sells?|sold|offered)\b)/
export const wayToGet =
  /\b(?:how (?:do|can|would) (?:i|we) get|(?:can|could) (?:i|we) get|where (?:do|can) (?:i|we) get|when (?:will|is|does|can)\b.*\b(?:come|coming|get|getting|have|available)|is there(?: any)?)\b/
export const aboutIt =
  /\b(?:tell me (?:more )?about|what is the deal with|what is up with|info(?:rmation)? (?:on|about)|what can you (?:tell|say)(?: me)? about|what about|how about|what do you (?:know|think) (?:of|about)|thoughts on)\b/
export const leavesProvider =
  /^(?:i (?:want|need|would like) to |(?:want|going|trying|need) to |how (?:do|can) i |can i |i am trying to |please )*(?:cancel|quit|drop|leave|get rid of|get out of) (?!my order)/
export const correctsName =
  /^(?:no |sorry |wait |i (?:said|meant|mean|want|wanted|asked (?:about|for)) )*(?:not \w+ (?:but )?)?prov(?: not \w+)?$/
/** What a provider will build: who is there now is what can be told. */
export const coming =
  /\bwhen (?:will|would|are|do|does|is|can) (?:they|it|you|we|i|prov|\w+) (?:have|get|getting|offer|build|bring|going to (?:have|get|build))\b|\bwhen (?:is|are|will|does) (?:it|they|that|fiber|service) (?:be )?(?:coming|comes?|here)\b|\b(?:coming (?:to (?!my (?:house|home)|the house|our (?:house|home))|here|soon)|(?:expanding|expand) (?:to|in|into)|plans? to (?:come|build)|going to (?:come|build)|(?:will|would|ever|going to) (?:\w+ ){0,2}come to (?!(?:my|the|our) (?:house|home|apartment|place))|be (?:available|offered|sold) (?:in|at|here))\b/
/** `Who sells it` after a kind of connection. */
export const whoSellsIt =
  /^(?:and |ok |so )*(?:who(?: all)?|which (?:companies|providers|ones?)) (?:sells?|have|sell|offer|has|offers?|does|provides?) (?:it|that|this|them|those|one)(?: kind| there| here)?(?: (?:at|in|near|around) (?:zip ?)+)?$/
export const asksWhoHas =
  /^(?:and |ok |so )*(?:who|which (?:provider|company|one)s?) (?:has|have|sells?|offers?|does|do)\b/
export const worth = /\bworth (?:it|the)\b/
export const asksOfThose =
  /\b(?:which|any) (?:one |ones )?(?:of (?:those|these|them)|one|ones)\b.*\b(?:no|without|with|includes?|free)\b/
export const whichOne =
  /\b(?:which|what|who)\b.*\b(?:(?:would|should|do) (?:you|i) (?:take|choose|pick|recommend|go with|get)|uploads? (?:is )?(?:faster|more)|cheaper|faster|better|(?:less|least|lower|lowest) (?:lag|latency|ping|delay)|lower|quicker|more reliable|best of the two)\b/
export const howFastIsIt =
  /^(?:and |so |ok )?(?:how fast is (?:it|that|this)|is (?:it|that|this) fast(?: enough)?)\b(?! to)/
export const cheaperThan =
  /\b(?:anything|something|any|one|ones|anyone|anybody|who|who is|plans?|providers?|else)\b(?: \w+){0,4} (?:cheaper|less)\b(?: \w+){0,3} than\b|\bcheaper (?:one|plan|option|provider)s? than\b/
export const most = /\b(?:cheapest|lowest|least expensive|fastest)\b/
export const typeOnly =
  /^(?:and|so|ok|no|not|any|only|just|but|is|there|with|what|about|who|has|have|does|anyone|or|cable|fiber|satellite|5g|dsl|here|there|then| )+$/
/** `And faster?` of two that were just compared. */
export const bareMore =
  /^(?:and |or |so |ok |but )*(?:the |which is |which one is |who is )?(?:faster|cheaper|better|quicker)(?: one)?$/
export const anyFaster =
  /^(?:and |ok |so |but |do you have |got |is there |u got |you got )*(?:anything|something|any|one|a)(?: \w+)? (?:faster|quicker)(?: (?:one|plan|option|than (?:that|this|it)|there|here|for a (?:bit|little) more))*$/
export const ownPrice =
  /\b(?:i|we) (?:now |already |currently )?(?:pay|have)\b|\bpaying\b|\brip ?off\b|\ba lot\b|\b(?:fair|reasonable|too high|too much)\b/
export const wishInMoney = /\b(?:something|anything|need|want|looking|find|give me|show me|internet|plan)\b/
/** The gap between two prices. */
export const howMuchMore =
  /\bhow much (?:more|less|extra|cheaper)\b|\bdifference in (?:price|cost)\b|\b(?:price|cost) difference\b/
/** What the dearer of two plans has beyond the other. */
export const comesExtra =
  /\b(?:anything|something|what)(?: \w+){0,3} (?:extra|more|else)\b|\b(?:extra|more)\b.*\bfor (?:that|it|the)\b/
/** One kind of connection or another, and nothing that is to be found. */
export const kindOrKind =
  /\b(?:fiber|cable|dsl|5g|satellite)\b(?: \w+){0,3} (?:or|vs|versus|better than|as good as|as fast as|as reliable as)(?: \w+){0,2} (?:fiber|cable|dsl|5g|satellite)\b(?!.*\b(?:cheapest|available|near|sold|offered)\b)/
/** `What if I move`: which service moves, the conversation knows. */
export const ifIMove =
  /^(?:and |but |ok |so )*(?:what (?:if|happens (?:if|when)) |if |when )(?:i|we) (?:have to |need to )?(?:move\b|sell (?:the|my|our|this) (?:house|home|place|condo))|\b(?:take|bring|move) (?:it|them|that|those|this|the (?:alarm|system|kit|cameras?)) (?:along|over|with (?:me|us)|to (?:my|our|the|a) (?:new|next))\b/
/** The catch with what was just spoken of. */
export const catchOfIt =
  /\b(?:downsides?|drawbacks?|disadvantages?)\b(?!.*\b(?:prov|fiber|cable|dsl|5g|satellite)\b)|\bcatch (?:with|on|of|to|in) (?:it|that|this|them|those|these)\b|^(?:so |and |ok |but )*(?:what is|is there) (?:the|a) catch(?: there| here| then)?$/
export const dishPrice =
  /\bhow much\b.*\b(?:dish|kit|hardware|equipment|antenna)\b|^(?:and |what about )?(?:the )?dish (?:price|cost)$|\b(?:dish|kit|hardware|equipment|antenna)\b.*\b(?:includ\w+|extra|come with)\b|\b(?:include\w*|come with)\b.*\b(?:dish|kit|hardware|antenna)\b/
/** What is sold at a place, asked beside other things. */
export const whatIsThere =
  /\b(?:what|which|who|whose)\b(?: \w+){0,3} (?:internet|providers?|companies|company|service|options|choices)\b(?: \w+){0,4} (?:there|here|available|at|in|have|get|serves?)\b/
/** `I need internet for my apartment in 43215`: who is there. */
export const wantsThere =
  /^(?:hi |hello |hey |so )*(?:(?:i|we|my \w+) )?(?:am |are |is |just )?(?:needs?|wants?|looking for|shopping for|would like|trying to (?:get|find)|searching for)\b(?: \w+){0,3} (?:internet|wifi|service|provider)\b(?!.*\b(?:mbps|cheap\w*|fast\w*|gam\w+|people|landlord|drill\w*|without|no)\b)/
/** Something else than the kind of line that somebody has. */
export const anythingElse =
  /\b(?:dsl|satellite|cable)\b.*\b(?:anything|something|any|what|who) (?:\w+ )?(?:better|else)\b|\b(?:anything|something|any|what|who) (?:\w+ )?(?:better|else)\b.*\b(?:dsl|satellite|cable)\b|\b(?:anything|something|any|what|who) (?:is there )?(?:besides|other than|except|but)(?: \w+)? (?:dsl|satellite|cable)\b/
/** How fast something is in earnest. */
export const speedInEarnest =
  /\b(?:typical|actual|actually|real|really|true)\b.*\b(?:speeds?|fast)\b|\b(?:speeds?|fast)\b.*\b(?:really|actually|in practice|for real)\b/
/** `No fiber?`: asked, not wished. */
export const noneOfType =
  /^(?:so |and |ok |really |there(?: i|')?s )*(?:no|not even) (?:fiber|cable|dsl|5g|satellite)(?: there| here| at all| then| available)?\s*\?+$/
/** More of the bundle that was spoken of. */
export const bundleMore =
  /^(?:and |so |ok |but )*(?:is|are) (?:it|that|this|they|those) (?:really )?(?:cheaper|less|a better deal)\b|\b(?:separate\w*|apart|on its own|one by one)\b|^(?:and |so |ok )*what (?:is|all is|comes) (?:in|with|included in) (?:it|that|this|them|those|the first|the second)\b/
/** How somebody makes sure of what was told. */
export const howToCheck =
  /^(?:so |and |ok )*how (?:do|can|would) (?:i|we) (?:check|find out|be sure|know|tell)(?: (?:that|it|this|for sure))*$/
export const whatIsSaved =
  /^(?:and |so |ok |then )*(?:what|how much) (?:would|could|will|can|do|does|might) (?:i|we|she|he|they|that|it|this) save(?: (?:me|us|her|him|them))?(?: then| there| by switching| if i switch\w*| (?:a|per|each) (?:year|month)| in (?:a|the first) year| (?:in )?the first year| over (?:a|the first|one|two|[123]) years?)*$/
/** Somebody who has moved asks who is there, not how to move. */
export const justMoved = /\b(?:just|recently) (?:moved|bought|closed on|got the keys)\b|\bmoved (?:in|here)\b/
/** What somebody pays now: `im paying 120 for spectrum internet and tv`. */
export const nowPays =
  /^(?:hi |hello |hey |so )?(?:i am|we are|i|we) (?:now |currently |already )?pay(?:ing)?\b(?!.*\b(?:what|which|why|how|cut|less|lower|reduce|bring|raised|went)\b)/
/** What the plans of a provider are, or how fast they typically are. */
export const plansOrSpeedsOf =
  /\bdifferences? (?:between|of|in) (?:all )?(?:the )?(?:\w+ ){0,2}(?:plans|tiers)\b|\b(?:typical|actual|real) (?:download )?speeds?\b|\bhow fast (?:is|are|does|do)\b.*\b(?:actually|really|in practice|for real)\b/
export const bestFor =
  /\b(?:best|better|good|right|pick|choose|recommend|suggest)\b.*\b(?:internet|wifi|plan|provider|isp|company)\b/
/** What to do about what was just spoken of. */
export const whatToDo =
  /^(?:so |ok |and |but |well |then |now )*(?:what (?:else )?(?:can|should|do|would|could) (?:i|we|you) do(?: now| then| about (?:it|that|this)| here)*|what now|now what|what then|how (?:do|can) (?:i|we) (?:apply|sign up|do (?:it|that|this)|go about (?:it|that)|start|(?:fix|get|claim|redeem) (?:it|that|this|one|them))(?: for (?:it|that|this))?|any advice|(?:is there )?(?:a |any )?(?:way out|way around)(?: of| it| that)*|can you help(?: me)?(?: with (?:it|that))?)$/
/** Whoever there is besides the one that was asked about. */
export const whoElse =
  /^(?:so |ok |and |but |well |then )*(?:who|what) else(?: is)?(?: there| then| here| available| can i get| do i have)*$/
/** What is done with an order that was spoken of. */
export const changesIt =
  /\b(?:push|postpone|reschedule|delay)\b|\bdifferent (?:day|date|time)\b|\b(?:address|name|number|plan|date|time|email|spelling|zip)\b.*\bwrong\b|\bwrong (?:address|zip|name|number|plan|date|time|email)\b|\b(?:add|change|switch|update|upgrade|remove|correct|move)\b.*\b(?:it|order|phone|number|name|email|that|date|time|address|plan|day)\b/
export const stopsIt =
  /\brefund\b|\bif i cancel\b|\b(?:cancel|stop|undo)\b(?: \w+)? (?:it|that|this|everything|one|both)\b|^(?:and |ok |so )?(?:can i |how do i )?cancel(?: it)?$/
/** The way to an order that somebody no longer has. */
export const lostIt =
  /^(?:and |so |ok )*(?:what is |any |is there any )*(?:the |my )?(?:status|update|news)(?: of it| on it| on that)?$|\b(?:not|no|never|lost|deleted|can not|where is|resend)\b.*\b(?:e ?mail|link|confirmation|receipt|order number|reference)\b/
/** Which those are that the last answer told of, or those to which it does not apply. */
export const whichOfThem =
  /^(?:so |and |ok )*which (?:ones?|of (?:them|those|these)|providers?|companies)(?: (?:is|are|do|does|give|gives|have|has|offer|offers)(?: (?:it|that|they|those))?)?$|^(?:so |and |ok |but )*(?:who|which(?: ones?| of (?:them|those|these)| providers?| plans?)?) (?:do|does|is|are|has|have) (?:not|no(?:ne)?)\b(?: (?:have|need|want|require|charge|come with))?(?: (?:it|that|them|those|one|any|a cap|caps|a contract|contracts|a fee|fees))*$/
export const whichOfType =
  /\b(?:which|any|who)(?: (?:1|one|ones))?(?: of (?:those|these|them))? (?:is|are|has|have|does|do|offers?|sells?)\b/
export const refusesType =
  /^(?:please |ok |and |but )*(?:do not|no|not|nothing|without|skip|except|anything but)\b/
/** Which of two holds better. */
export const steadier = /\b(?:which|who|is)\b.*\b(?:stable|reliable|dependable|steadier|steady|consistent)\b/
/** Which of two kinds of line that were spoken of. */
export const eitherKind =
  /\bwhich\b.*\b(?:cheaper|faster|better|quicker|more reliable|upload\w*)\b|^(?:and |ok |so |but )*(?:the )?(?:(?:cheaper|faster|better)(?: one)?|(?:cheap(?:er|est)|best|better)(?: one)? of (?:the )?(?:both|two|them|those)(?: two)?)$/
/** Somebody who shall come and look. */
export const sendsSomebody =
  /^(?:so |and |ok |then )*who(?:m)? (?:do|can|should|would|must) (?:i|we) (?:call|contact|phone|ring|talk to)(?: then| now| about (?:it|that|this)| for (?:that|this|help|it))*$|\b(?:send|come|have|get)\b(?: \w+){0,3} (?:tech\w*|someone|somebody|a guy|over|out)\b/
/** What somebody has already, and the internet that they want beside it. */
export const onlyInternet =
  /(?:\b(?:i|we) (?:already )?(?:have|got)\b|^(?:already )?(?:got|have)\b).*\b(?:tv|directv|alarm|adt|vivint|security)\b.*\b(?:(?:just|only) (?:\w+ ){0,2}(?:the )?internet|internet (?:only|alone))\b/
/** No TV: the internet alone. */
export const noTv =
  /\b(?:no|not|never) (?:(?:want|need|care (?:about|for)|watch|have|use|get) )?(?:any |the |a )?(?:cable )?tv\b|\bwithout (?:any |the )?(?:cable )?tv\b|\binternet only\b|\b(?:only|just) (?:the )?internet\b/
/** What is asked of it: whether it can be had alone. */
export const asksWhether =
  /^(?:so |and |ok |but )*(?:can|could|do|does|is|are|must|will|would|what if|have)\b/
/** A bill or a price that shall come down. */
const lowered =
  /\b(?:get|have|bring|talk|make|want)\b(?: \w+){0,3} (?:lowered|reduced|down|back down)\b|\b(?:lower|reduce) (?:it|that|this|my|the)\b/
/** Whether an order that was spoken of can be given up. */
export const canBeCancelled =
  /^(?:and |so |ok |but )*(?:can|could|may) (?:i|we) (?:still )?(?:cancel|back out|change my mind)\b(?!.*\b(?:contract|my (?:internet|service|plan)|later)\b)/
/** Something else of what is deleted or kept. */
export const ofMine =
  /^(?:and |what about |how about )+(?:my |the |our )?(?:chats?|orders?|data|emails?|history|messages?|conversations?|searches|address|number)$/
const timeWords = new Set(
  'and ok maybe how what about on at after before around in the this next tomorrow today tonight morning afternoon evening noon early late am pm monday tuesday wednesday thursday friday saturday sunday weekend eastern central pacific mountain est cst pst mst time'.split(
    ' ',
  ),
)
/** When somebody shall call, and nothing else. */
export const isOnlyTime = (words: string): boolean =>
  words.split(' ').every(word => timeWords.has(word) || /^\d{1,2}(?:am|pm)?$/.test(word))
/** The same of an order before anybody comes for it, whatever was spoken of. */
export const beforeTheyCome =
  /^(?:and |so |ok |but )*(?:can|could|may) (?:i|we) (?:still )?(?:cancel|back out)\b.*\bbefore (?:they|it|the install\w*|you|somebody|someone)\b/
/** Which kind of line a company has. */
export const isOfWhichType =
  /^(?:and |so |ok )*is prov (?:\w+ )?(?:fiber|cable|dsl|5g|satellite)(?: or \w+)?$/
/** Who is at home, and nothing else. */
export const whoIsHome = /^(?:and |but |so |also )*(?:i|we|there) (?:have|has|got|are|is|am)\b/
/** `So fiber is better` after two kinds of line. */
export const isBetter =
  /^(?:so |and |then |ok )*(?:is )?(?:fiber|cable|dsl|5g|satellite) (?:is )?(?:really |always )?(?:better|faster|best)(?: then)?$/
/** Who comes now and then, and is not counted. */
export const guests =
  /\b(?:grandkids|grandchildren|guests?|visitors|company|friends|relatives|in laws|family|cousins)\b.*\b(?:come|comes|coming|visit\w*|over|stay\w*)\b/
/** After a bundle: whether it costs less than its parts. */
export const savesByBundling =
  /^(?:and |so |but |ok )*(?:does|do|will|would|is|are|how much)\b(?: \w+){0,5} (?:sav(?:e|es|ing)|cheaper|worth it|better deal)\b/
/** `Why do they do that`: the reason of what was told. */
export const whyThat =
  /^(?:and |so |but |ok )*why\b(?=(?: \w+){0,7}$).*\b(?:that|they|it|so|go up|more|higher|rise|raise)\b/
/** Nothing but a place. */
export const bareZip =
  /^[^a-z\d]*(?:(?:and|so|ok|fine|sure|what about|how about|in|at|for|my|zip|code|is|it.?s|i.?m|i am|we.?re|we are|i live|we live|near|around|close to|outside|downtown|midtown|uptown|of|the) )*\d{5}(?:,? (?:by the way|btw|fyi|please|thanks))?[^a-z\d]*$/i
/** `So could I get 5G instead`. */
export const couldInstead = /\b(?:could|can) (?:i|we) (?:just |also )?(?:get|have|use|do)\b.*\binstead\b/
/** One bill for TV and internet. */
export const billOfTwo = /^(?=.*\b(?:cable|tv|directv|dish)\b).*\b(?:internet|wi-?fi)\b/i
/** Whether a bill shall come down that is for internet alone. */
export const isLowered = (words: string): boolean => lowered.test(words) && !billOfTwo.test(words)

/** Weather that breaks lines and takes the power. */
export const ofStorms = /\b(?:hurricanes?|storms?|stormy|tornado\w*|lightning|blizzards?)\b/
/** Who gives a discount that was spoken of, and whether somebody does. */
export const whoTakesPart =
  /^(?:and |so |ok )*(?:which|what) (?:compan(?:y|ies)|providers?|ones?|isps?)$|\b(?:which|what|who)\b.*\b(?:tak(?:es?|ing)|accepts?|offers?|does|do|has|have|part)\b/
export const takesPart = /^(?:and |so |ok )*(?:does|do|will|is|are)\b.*\b(?:take|accept|offer|do|part)\b/
/** The number of somebody that was spoken of. */
export const theirNumber =
  /\b(?:their|the|its|that) (?:\w+ )?(?:number|phone)\b|^(?:and |so |ok )*who (?:do|can|should) i call$/
