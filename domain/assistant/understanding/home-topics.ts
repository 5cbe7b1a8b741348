/** As in common-topics.ts: questions about the home itself, its network, alarms and TV. */
export const homeTopics = {
  drilling:
    /^(?!.*\b(?:adt|vivint|ring|wyze|simplisafe|cove|blink|alarm)\b).*\bdrill\w*\b|\bholes?\b.*\b(?:walls?|house|home|apartment|brick)\b/,
  alarm_drilling: /\b(?:adt|vivint|ring|wyze|simplisafe|cove|blink|alarms?)\b.*\bdrill\w*\b/,
  alarm_app:
    /\b(?:adt|vivint|ring|wyze|simplisafe|cove|blink|alarms?|security system)\b.*\b(?:(?:from|with|on|by) my (?:phone|watch|ipad)|apps?|remotely|alexa|google (?:home|assistant)|siri|homekit|smart home|automat\w+)\b/,
  yard: /\b(?:digs?|digging|dug|trench\w*|tear\w* up)\b(?!.*\b(?:cut|hit|broke|damag\w*)\b)|\b(?:yard|lawn|garden|driveway)\b.*\b(?:ruin\w*|torn|mess|damage)\b/,
  line_extension:
    /\b(?:run|bring|extend|lay|pull|build)\b(?: \w+){0,3} (?:cable|fiber|line|lines|wire|internet)(?: \w+){0,2} (?:to|out|up|down|back|here)\b|\b(?:run|bring|extend|build) it (?:out |up |down |all the way )?to (?:my|our|the|me|us)\b|\bhave (?:them|someone|somebody) run\b|\b(?:long|ft|feet|foot|mile|miles)\b(?: \w+){0,3} (?:driveway|road|lane)\b|\b(?:line|cable|fiber) extension\b|\bconstruction (?:cost|fee|charge)s?\b|\b(?:feet|ft|miles?|far) from the (?:road|street|pole|line)\b/,
  upload_need:
    /\bwhat upload\b.*\b(?:need|for)\b|\bhow much upload\b|\bupload (?:speed )?(?:do|should|would) (?:i|we) need\b|\bneed\b.*\bupload for\b|\benough upload\b/,
  line_health:
    /\b(?:5g|wifi|routers?|towers?|internet|fiber|it|they)\b.*\b(?:radiation|cancer|healthy|unhealthy|dangerous|health (?:risks?|effects?|problems?|concerns?)(?! chart)|(?:for|my|your|our|human) health)\b|\b(?:radiation|cancer)\b|\b(?:5g|wifi|routers?|towers?|fiber)\b.*\b(?:bad|harmful|harms?|hurts?|safe) (?:for|to) (?:you|me|us|people|kids|children|babies|my (?:kids|health|baby|family))\b|^(?:is|are) (?:the )?(?:5g|wifi)(?: home)?(?: internet)? safe\b(?! (?:to|for) (?:use for )?(?:bank|shop|online|work|pass))/,
  old_house:
    /^(?!.*\b(?:every room|all (?:the )?rooms|whole house|upstairs|bedrooms?)\b).*(?:\b(?:old|older|historic|century) (?:house|home|building|apartment)\b.*\b(?:fiber|internet|wifi|wir\w+)\b|\b(?:fiber|internet|wifi)\b.*\b(?:old|older|historic|century) (?:house|home|building|apartment)\b)/,
  device_limit:
    /^how many (?:people|users|devices|phones|things) (?:can|could)\b(?!.*\b(?:mbps|gig|\d{2,4})\b).*\b(?:use|connect|handle|support|at once|same time)\b|\blimits?\b.*\bdevices\b|\bdevices?\b.*\blimits?\b|\bas many devices\b|\bunlimited devices\b/,
  wifi_standard: /\bwi ?fi (?:5|6|6e|7)\b(?! ?(?:people|kids))/,
  router_place:
    /\b(?:best|where|right|good)\b.*\b(?:place|spot|put|location|position|mount)\b.*\b(?:routers?|gateway)\b|\b(?:router|gateway) (?:placement|location|position)\b/,
  shared_line:
    /\b(?:share|split|sharing|splitting)\b.*\bneighbou?rs?\b|\bneighbou?rs?\b.*\b(?:share|split|sharing|splitting)\b/,
  who_orders:
    /^(?!.*\bwhich (?:one|plan)\b).*\b(?:split|share)\b.*\b(?:bill|cost|half|roomm?\w*|roomie)\b|\b(?:can|may|could|does|should) (?:my (?:husband|wife|spouse|partner|son|daughter|mom|dad|mother|father|roommate|girlfriend|boyfriend)|someone else|somebody else)\b.*\b(?:order|sign|account|name|call|pay)\b|\b(?:order|sign up)\b.*\bin (?:my (?:husband|wife|spouse|partner|roommate|mom|dad)\w*|someone else\w*|somebody else\w*) name\b|\bin (?:their|his|her|(?:my|our) (?:husband|wife|spouse|partner|roommate|mom|dad|landlord)\w*) names?\b/,
  ethernet: /\bcat ?(?:5e?|6a?|7|8)\b|\bethernet\b/,
  shipping:
    /\b(?:how long|how soon|when)\b.*\b(?:deliver\w*|shipped|ships?|arrives?|get here|come in the mail)\b(?!.*\border (?:number|status)\b)|\bfree shipping\b|^(?!.*\b(?:totals?|months|bill|years?|address)\b).*\b(?:charg\w+|pay\w*|how much|costs?|prices?|fees?)\b.*\bshipping\b|\bshipping (?:is )?(?:free|costs?|fees?|charges?)\b|\b(?:ship|ships|shipping|deliver|delivery|mail) (?:me )?(?:the )?(?:equipment|router|modem|kit|gear|box)\b/,
  broadband_floor:
    /\bis \d+ ?(?:mbps|megs?)? (?:considered |really |even )?broadband\b|\bdefinition of broadband\b|\bwhat (?:is|counts as) broadband$/,
  gig_figure:
    /\bis \d{3,4} ?(?:mbps|megs?)? (?:(?:the )?same as (?:a |1 |one )?|a |1 |one |really a )gig\w*\b|^(?:so |and )?how fast is (?:a )?\d{1,2} ?gig\w*$/,
  going_live:
    /\btwitch\b|\b(?:go|going) live\b|\b(?:live ?stream\w*|stream|streaming|upload\w*) (?:to|on) youtube\b/,
  alarm_count:
    /\bhow many (?:sensors|cameras|detectors)\b.*\b(?:need|should|buy|enough|bedrooms?|house|home|apartment)\b/,
  alarm_permit: /\b(?:permits?|false alarms?)\b/,
  alarm_warranty: /^(?!.*\b(?:routers?|modems?|gateway|dish|box|internet)\b).*\bwarrant(?:y|ies)\b/,
  per_month:
    /^(?:are|is) (?:your|the|these|those|this) (?:price|prices|rate|rates)(?: here)? (?:per|a|each|by the|for a|monthly)(?: month)?$/,
  zip_wrong:
    /^(?!.*(?:\d{5}|\border\b)).*\b(?:wrong|incorrect) zip\b|^(?!.*\d{5}).*\bzip(?: code)? (?:is|was) (?:wrong|not right|incorrect)\b/,
  start_over:
    /^(?:let us |lets |can we |can i |please |i want to )*(?:start (?:over|again|new|a new chat)|restart|reset)(?: (?:the |this )?(?:chat|conversation))?(?: please)?$/,
  waiting_list: /\bwait ?(?:ing )?lists?\b/,
  alarm_monitoring:
    /\b(?:professional|pro|paid|24 7) monitoring\b.*\b(?:worth|need|necessary|better|or)\b|\b(?:worth|need|necessary|skip|without)\b(?: \w+){0,3} (?:professional |pro |paid )?monitoring\b(?! (?:fees?|cost|price))|\bhow much (?:is|does|for|do)\b(?: \w+){0,2} monitoring\b(?! (?:for|with|of|from|at) )|\bself monitor\w*|^(?!.*\b(?:ring|wyze|simplisafe|cove|blink|cheap\w*)\b).*\bmonitoring\b.*\b(?:included|include|extra|free|come|comes)\b/,
  alarm_devices:
    /^(?:so |and )?(?:what|which) (?:security |smart |smart home )?devices (?:do you|are there|can i|does)\b/,
  down_and_up:
    /\bdifference between (?:download|upload)\w*(?: speeds?)? and (?:download|upload)\w*|\b(?:download|upload)s?(?: speeds?)? (?:vs|versus|or) (?:download|upload)\b/,
  download_time:
    /\bhow (?:long|fast|much time|many (?:minutes|hours))\b.*\bdownload\w*\b(?!.*\binstall\w*\b)|\b\d+ ?(?:gb|gigabytes?)\b.*\bdownload\w*\b.*\bhow long\b|\bdownload times?\b/,
  total_holds:
    /\btotals?\b.*\b(?:includ\w+|have|has|counts?|with|contains?|covers?)\b.*\b(?:equipment|routers?|modems?|install\w*|fees?)\b/,
  technician_real:
    /\b(?:technician|installer|tech|guy)\b.*\b(?:real|legit|scam|fake|trust|badge|impost\w+)\b/,
  old_service:
    /\bwho (?:cancels|will cancel)\b|\b(?:do|will|can|could) you (?:guys )?cancel (?:my (?:old|current|existing|present)|it with|with)\b/,
  streams_over:
    /\b(?:can|could|does|do|will|would|is|use|get|have|watch|works?)\b.*\b(?:youtube ?tv|sling|philo|fubo|roku|apple ?tv|fire ?stick)\b.*\b(?:with|on|over|through|works?)\b/,
  alarm_line:
    /^(?!.*\b(?:without|no|cheaper|better|vs|or|bundle)\b).*\b(?:adt|vivint|ring|wyze|simplisafe|cove|blink|alarms?|security system)\b.*\b(?:works?|compatible|run|runs|goes?|connect)\b(?: \w+)? (?:with|on|over|to) (?!(?:my |the )?(?:cameras?|sensors?|doorbells?|alexa|google home|phone|panel|system|equipment)\b)\w+|\b(?:use|run) (?:adt|vivint|ring|wyze|simplisafe|cove|blink|an alarm) (?:with|on|over) (?!(?:my |the )?(?:cameras?|sensors?|doorbells?|alexa|google home|phone|panel)\b)\w+/,
  own_line_kind:
    /^(?:so |and )?(?:which|what)(?: (?:one|kind|type))?(?: of (?:them|those|line|connection|internet))? do i have(?: now| here| right now| currently)?$|\bhow (?:do|can) i (?:tell|know|find out|see) (?:if i have|what kind of|whether i have|which) (?:fiber|cable|dsl|internet|line|connection|one)\b/,
  outbuilding:
    /\b(?:barn|shed|garage|workshop|guest ?house|outbuilding|back ?yard|pool ?house)\b.*\b(?:wifi|internet|signal|network)\b|\b(?:wifi|internet|signal|network)\b.*\b(?:barn|shed|garage|workshop|guest ?house|outbuilding|back ?yard|pool ?house)\b/,
  tv_alone: /\btv\b.*\bwithout (?:the |having |getting )?internet\b/,
} as const satisfies Record<string, RegExp>
