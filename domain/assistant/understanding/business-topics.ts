/** As in common-topics.ts: questions about this site, its orders and the companies in it. */
export const businessTopics = {
  call_free:
    /\b(?:is|are|will|does)\b(?: \w+){0,4} (?:call|number|line)s?\b(?: \w+){0,3} (?:free|cost|toll ?free)\b|\btoll ?free\b/,
  late_fee:
    /\blate (?:fees?|payments?|charges?)\b|\b(?:fee|charge|happens)\b.*\bpay(?:ing)? (?:it |the bill )?late\b/,
  cancel_provider:
    /^(?:so |and |ok |hi )*(?:how (?:do|can|would) (?:i|we)|i (?:want|need|would like) to|trying to|help me) (?:cancel|quit|end|get out of) (?:my |the |our )?(?:\w+ ){0,3}(?:service|internet|cable|subscription|account)(?: with \w+)?$|^(?:so |and |ok )*how (?:do|can) (?:i|we) (?:cancel|quit) (?!(?:my |the |an? )?(?:order|it|that|this|appointment|call|callback)\b)\w+(?: \w+)?(?: for (?:him|her|them|us|(?:my|our) \w+))?$/,
  written_contact:
    /\bwhat is (?:your|the|an?) (?:e ?mail|mailing|postal|contact)(?: address)?(?: (?:for|of) (?:you|plainwire|this site))?$|\b(?:do you have|is there) (?:an? )?(?:e ?mail|contact form)(?: address)?\b|\bhow (?:do|can) i (?:e ?mail|write(?: to)?|contact|reach) (?:you|plainwire|support)\b/,
  data_kept:
    /\bprivacy policy\b|\b(?:record|store|save|keep|log)\b(?: \w+){0,3} (?:chats?|conversations?|messages)\b|\b(?:number|email|info\w*|data|details)\b(?: \w+)? (?:be |get |being )?sold\b|\bwhat (?:data|info|information|personal data|personal information)\b(?: \w+){0,3} (?:you|plainwire|this site|the site|they)\b(?: \w+){0,2} (?:sell|share|collect|keep|store|save|have|track|gather)\b|\bwhat do you (?:know|keep|store|save|collect|track|share|sell)\b(?=.*\b(?:me|my|data|info\w*)\b|$)/,
  prices_change:
    /\bhow (?:often|frequently)\b.*\b(?:prices?|rates?|data|labels?|site|plans?)\b.*\b(?:change|changes|update|updated|updates|refresh\w*|check\w*)\b|\bwhen (?:were|was|did)\b(?: \w+){0,4} (?:prices?|data|rates?)\b.*\b(?:updated|checked|refreshed|last)\b/,
  price_before_call:
    /\b(?:price|rate|cost|deal)s?\b.*\b(?:chang\w*|go(?:es)? up|rais\w*|expires?|ends?)\b.*\b(?:before|until|while)\b(?: \w+){0,3} (?:call\w*|confirm\w*|order\w*|install\w*|wait\w*)\b/,
  cart_price:
    /\bcart\b.*\bprices?\b.*\b(?:chang\w*|went up|different|higher)\b|\bprices?\b.*\b(?:since|after) (?:i|we) added\b/,
  local_price:
    /\bwhy\b.*\bnot (?:\w+ )?(?:listed|shown|there)(?: \w+){0,3} prices?\b|\bwhy\b.*\b(?:no|not have|not show|not list) (?:a |any |the )?prices?\b|\bno prices? (?:for|of|on) (?:the )?(?:local|other|those|some)\b/,
  provider_missing:
    /\bmy neighbou?rs?\b(?: \w+)? (?:has|have|got|gets?) (?:it|them|prov)\b|\bwhy (?:do|does|did|are|is|can)\b.*\b(?:not (?:show|shown|list|listed|see|seeing|there|have|include)|missing)\b.*\b(?:zip|area|address|street|results?|here|town|list)\b|\b(?:says?|shows?|lists?|finds?|found|gives?|only)\b(?: \w+){0,3} (?:providers?|companies|options?|results?)\b.*\bbut\b(?: \w+){0,6} (?:here|there|on my street|in my (?:area|building|neighborhood)|at my (?:address|house))\b|\b(?:you|site|list|results?) (?:are |is |am )?(?:missing|miss|left out|forgot|leaves out)\b/,
  refunds:
    /\bwhat if (?:i|we) (?:do not|did not) like\b|^(?:what is (?:your|the) |do you (?:have|offer|give) (?:a )?|can i get (?:a )?|how do i get (?:a )?)?(?:refunds?|return|money back)(?: policy| guarantee)?$|\bmoney back (?:guarantee|period)\b|\btrial (?:period|month)\b|\bfree trial\b/,
  tell_me_when:
    /\b(?:price|price drop|drop) alerts?\b|\b(?:(?:notify|alert|remind|email|mail|text)\b(?: \w+){0,3} (?:me|us) (?:when|if|once|as soon as)|(?:tell|let) (?:me|us)(?: know)? (?:when|once|as soon as))\b.*\b(?:available|comes|come|reach\w*|arrives?|gets? here|in my area|drops?|cheaper|goes down|price|prices)\b/,
  company_news:
    /\b(?:bankrupt\w*|lawsuits?|sued|(?<!\b(?:in|trad(?:e|ing)) )stocks?(?! of)|layoffs?|ceo|founder|headquarters?|headquartered|in the news|shut(?:ting)? down for good|go(?:ing)? out of business)\b|\b(?:taking|takes?|took) over (?!(?:my|our|the (?:account|bill|lease|plan|house|service|line)|a |an |his|her|for|\d))|\b(?:takeover|merger|acquisition)\b/,
  same_as_direct:
    /\b(?:going|go|buy|buying|order|ordering|sign(?:ing)? up|get(?:ting)? it|cheaper)\b(?: \w+){0,3} (?:direct|directly|through you|from you|straight (?:from|with|through))\b|\b(?:same|more|less|higher|lower|cheaper)\b.*\b(?:through you|than (?:going )?direct\w*|as (?:going )?direct\w*|than calling (?:them|the provider))\b/,
  future:
    /\b(?:will|going to)\b(?: \w+){0,4} (?:get|go|become) (?:any |much |ever )?(?:cheaper|faster|better|down|obsolete)\b(?!.*\b(?:if|than)\b)|\b(?:going to|will|gonna)\b(?: \w+)? (?:replace|kill off)\b/,
  buyout:
    /\b(?:who|anyone|anybody|someone|they|you|provider|prov)\b.*\b(?:pays?|covers?|buys?|reimburses?)\b(?: \w+){0,3} (?:fee|fees|etf|contract|cancel\w*|termination)\b|\bbuy ?outs?\b(?! (?:of|by))|\bbuy (?:me|us|my contract) out\b|\b(?:early termination|etf|(?:cancel\w*|termination) fee)\b.*\b(?:anybody|anyone|somebody|someone|who|they|you)\b(?: \w+){0,2} pays?\b/,
  developers:
    /\bapi\b|\b(?:export|download)\b(?: \w+){0,3} (?:data|comparison|prices|table|list|csv|spreadsheet)\b|\bcsv\b/,
  complain_where:
    /\b(?:where|who|how)\b.*\b(?:complain|file a complaint|report (?:them|a provider|my provider))\b|\b(?:who|where) (?:do|can|should) i (?:tell|report)\b(?: (?:it|this|that))?$|\bfcc complaint\b|\bbbb\b/,
  price_history:
    /\bprice (?:history|changes|archive)\b|\b(?:has|have|did)\b.*\bchanged? (?:its|it is|their|the|any) (?:\w+ )?prices?\b|\b(?:past|old|former|earlier|previous) prices\b/,
  where_sold:
    /^(?:so |and |ok )*(?:do|does|are|is|can|will) (?:you|plainwire|this|this site|you all) (?:\w+ )?(?:cover|serve|work|available|operate|sell(?= in\b))\b(?: in)? (?!my|our|here|prov|for|with|at)(?:puerto rico|guam|alaska|hawaii|american samoa|all states|every state|the whole country|nationwide|rural areas|[a-z]+(?: [a-z]+)?)$|^(?:and |so |what about |how about )*(?:puerto rico|guam|alaska|hawaii|american samoa|the virgin islands)$|\b(?:what|which) (?:states|cities|areas|counties|places)\b.*\b(?:serve\w*|sell\w*|sold|available|in|cover\w*|offer\w*|operate\w*|have)\b|^(?:so |and )?where (?:is|are|does|do) (?:\w+ ){1,3}(?:available|sold|sell|serve|offered|offer|operate)$/,
  guest_order:
    /\b(?:check ?out|order|buy|purchase)\b.*\b(?:as (?:a )?guest|without (?:an |making an |creating an )?account|without (?:signing|logging|registering) ?(?:up|in)?)\b|\bguest checkout\b/,
  after_order:
    /\b(?:do|will) (?:i|we) (?:get|receive) (?:a |an |any )?(?:order )?(?:confirmation|receipt)\b|\bwho (?:calls|will call|is going to call) (?:me|us)\b|\bwhat happens (?:after|once|when|next|if)\b.*\b(?:order|ordered|checkout|check out)\b|\b(?:next|then) (?:step|steps|what)\b.*\border\w*\b|\bafter (?:i|we) (?:place|send|submit) (?:my |an |the )?order\b|\bwhat (?:is|happens|comes)\b(?: next)? (?:after|once|when) (?:i|we) (?:pay|paid)\b/,
  call_real:
    /\b(?:got|get|received?|getting) (?:a |this |these )?(?:phone )?(?:calls?|texts?|voicemails?|emails?|e mails?)\b.*\b(?:you|plainwire|your)\b.*\b(?:real|legit|scam|fake|really|true|was (?:that|it))\b/,
  own_plan_change:
    /^(?!.*\border\b).*\b(?:downgrade|upgrade|change|switch) (?:my|our) (?:current |own |existing )?(?:plan|package|internet plan|speed|tier)\b(?!.*\b(?:to|with) (?:prov|a different provider|another provider)\b)/,
  zip_digits: /^(?:my |the |in |at |its |it is )*zip(?: ?code)?(?: is)? (?:\d{1,4}|\d{6,8})$/,
  who_owns_whom:
    /^(?:so |and |wait )?who (?:owns|bought|runs|is the owner of) (?!you\b|u\b|plainwire|this|the (?:site|company|website|line|cable|wire|fiber|phone|router|modem|equipment)|my|it\b|that\b)|\b(?:letter|heard|read|news|says?|saying|said|told|email)\b.*\b(?:bought|buys|buying|took over|taking over|acquir\w+|merg\w+)\b|^(?!.*\b(?:you|your|plainwire|this site|uploads?)\b)(?:so |and |wait )?(?:is|are|did|does|has|was)\b.*\b(?:prov|\w+)\b.*\b(?:(?<!\b(?:my|your|our|their|its) )own(?:s|ed)?(?: by)?|bought|part of|merg\w*|the same (?:company )?as|same company|owned by|a subsidiary|acquired?)\b(?!.*\b(?:routers?|modems?|cameras?|equipment|wifi|speed|price|dish)\b)/,
} as const satisfies Record<string, RegExp>
