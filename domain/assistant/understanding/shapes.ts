/* How questions are put that go on from before, or whose meaning lies in their shape. Read in plain words. */

/** Nothing but another name: `and cox?`, `what about spectrum then`, `for 3 years?`. */
export const onlyNames =
  /^(?:and |ok |so |then |but |is |does )*(?:what about |how about |and |about |for |with |on |in )*(?:the )?(?:prov|speed|span|adt|vivint|directv|ring|wyze|simplisafe|cove|blink|fiber|cable|5g)(?: (?:then|too|instead|though|for (?:that|this|it)|one of (?:them|those)|have (?:it|that|one)))*$/
export const onlySpan = /^(?:and |ok )?(?:for |over )(?:the )?span\b/
export const onlyZip =
  /^(?:it is |its |try |use |sorry |oops |my |zip |code |is |no |not |wait |ok |in |at |for |so |and |i |meant |mean |should be |actually |about |what |how )*(?:zip ?)+$/
export const onlyPlace =
  /^(?:and |ok |so |give me |tell me |show me |the |what about |how about |about |what is |which is |which one is |who is |number |option |no |i (?:want|like|meant|take|will take) )*(?:1st|first|2nd|second|3rd|third|last|next|other|[1-4])(?: (?:one|choice|option|plan|cheapest|fastest|best))?(?: please)?$/
export const thanPlace =
  /\b(?:faster|cheaper|better|slower|quicker|more)\b(?: \w+)? than (?:the |that )?(?:1st|first|2nd|second|3rd|third|last|other)\b/
export const priceOnly =
  /^(?:and |ok |so |then )*(?:how much|price|cost|costs|pricing|(?:how much|what) (?:is|does|would|will) (?:it|that|this|the price|it cost|that cost)|what is the (?:price|cost))(?: is it| is that| a month| per month| monthly| cost| again)?$/
export const guarded =
  /\b(?:alarms?|cameras?|doorbells?|burglars?)\b.*\b(?:cheap\w*|cost\w*|price\w*|monthly|much|best)\b|\b(?:cheap\w*|best|price)\b.*\b(?:alarms?|cameras?|doorbells?|security)\b/
/** What two alarms cost, told by what was just compared. */
export const costOfThose =
  /^(?:and |ok |so )*(?:what is |how much is |how much )?(?:the |for the )?(?:first|1st) (?:year|span)(?: cost| price| total)?$|^(?:and |ok |so )*(?:the )?(?:total|yearly) (?:cost|price)$/
export const isItOfType =
  /^(?:and |ok |so |but )*(?:is|are) (?:it|that|this|those|they) (?:a |on )?(?:fiber|cable|dsl|5g|satellite)\b/
export const homeGames =
  /\bgam\w+\b.*\b(?:stream\w*|work\w*|netflix|school|zoom)\b|\b(?:stream\w*|work\w*|netflix|school|zoom)\b.*\bgam\w+\b/
export const watched = /\b(?:nfl|espn|hbo|channels?|directv|sports)\b/
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
export const leaves =
  /^(?:i (?:want|need|would like) to |how (?:do|can) i |can i |i am trying to |please )*(?:cancel|quit|drop|leave|get rid of|get out of) (?!my order)/
export const correctsName =
  /^(?:no |sorry |wait |i (?:said|meant|mean|want|wanted|asked (?:about|for)) )*(?:not \w+ (?:but )?)?prov(?: not \w+)?$/
/** What a provider will build: who is there now is what can be told. */
export const coming =
  /\b(?:coming (?:to|here|soon)|(?:expanding|expand) (?:to|in|into)|plans? to (?:come|build)|going to (?:come|build)|come to|be (?:available|offered|sold) (?:in|at|here))\b/
/** `Who sells it` after a kind of connection. */
export const whoSellsIt =
  /^(?:and |ok |so )*who(?: all)? (?:sells?|has|offers?|does|provides?) (?:it|that|this|them|those)(?: kind)?$/
export const whoHas =
  /^(?:and |ok |so )*(?:who|which (?:provider|company|one)s?) (?:has|have|sells?|offers?|does|do)\b/
export const worth = /\bworth (?:it|the)\b/
export const ofThose =
  /\b(?:which|any) (?:one |ones )?(?:of (?:those|these|them)|one|ones)\b.*\b(?:no|without|with|includes?|free)\b/
export const whichOne =
  /\b(?:which|what|who)\b.*\b(?:uploads? (?:is )?(?:faster|more)|cheaper|faster|better|less lag|lower|quicker|more reliable|best of the two)\b/
export const howFastIsIt =
  /^(?:and |so |ok )?(?:how fast is (?:it|that|this)|is (?:it|that|this) fast(?: enough)?)\b(?! to)/
export const cheaperThan =
  /\b(?:anything|something|any|one|ones|anyone|anybody|who|who is|plans?|providers?|else)\b(?: \w+){0,4} (?:cheaper|less)\b(?: \w+){0,3} than\b|\bcheaper (?:one|plan|option|provider)s? than\b/
export const most = /\b(?:cheapest|lowest|least expensive|fastest)\b/
export const typeOnly =
  /^(?:and|so|ok|no|not|any|only|just|but|is|there|with|what|about|who|has|have|does|anyone|or|cable|fiber|satellite|5g|dsl|here|there|then| )+$/
export const anyFaster =
  /^(?:and |ok |so |do you have |got |is there |u got |you got )*(?:anything|something|any|one|a)(?: \w+)? (?:faster|quicker)(?: \w+)?$/
export const ownPrice =
  /\b(?:i|we) (?:now |already |currently )?(?:pay|have)\b|\bpaying\b|\brip ?off\b|\ba lot\b|\b(?:fair|reasonable|too high|too much)\b/
export const wishInMoney = /\b(?:something|anything|need|want|looking|find|give me|show me|internet|plan)\b/
/** The gap between two prices. */
export const howMuchMore = /\bhow much (?:more|less|extra|cheaper)\b|\bdifference in (?:price|cost)\b/
/** One kind of connection or another, and nothing that is to be found. */
export const kindOrKind =
  /\b(?:fiber|cable|dsl|5g|satellite)\b(?: \w+){0,3} (?:or|vs|versus|better than)(?: \w+){0,2} (?:fiber|cable|dsl|5g|satellite)\b(?!.*\b(?:cheapest|available|near|sold|offered)\b)/
