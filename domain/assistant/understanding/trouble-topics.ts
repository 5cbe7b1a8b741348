/** As in common-topics.ts: trouble with a provider that only rights and rules help against, and with this site. */
export const troubleTopics = {
  report_wrong:
    /\breport\b(?: \w+){0,3} (?:wrong|incorrect|inaccurate|error|mistake|coverage)\b|\bcan (?:i|we) report (?:it|that|this|them)\b|\b(?:your|ur|this|the) (?:site|map|list|page|data) says? no\b/,
  door_sales:
    /\bdoor (?:to|2) door\b|\b(?:came|come|comes|knock\w*|showed up|sold|sign\w*)\b.*\b(?:to|on|at) (?:my|our|the|her|his|their) (?:front )?door\b|\bcooling off\b/,
  cancel_refused:
    /\b(?:will|would|does|did) not (?:let|allow)\b(?: (?:me|us|him|her|them))?(?: to)? (?:cancel|leave|quit|out|go)\b|\brefus\w+ to cancel\b|\bkeeps? transferring (?:me|us)\b/,
  billed_after:
    /^(?=.*\b(?:cancel\w*|quit|left|ended|closed)\b)(?!.*\bi? ?order\b).*\b(?:still|keeps?|kept) (?:\w+ )?(?:bill\w*|charg\w*)\b|\bdispute\b(?: \w+){0,4} (?:bank|card|charge|bill)\b/,
  fiber_box:
    /\b(?:need|needs|require\w*|get|buy)\b(?: \w+){0,3} (?:modem|router)s?\b.*\bfiber\b|\bfiber\b.*\b(?:need|needs|require\w*|use|works?)\b(?: \w+){0,4} (?:modem|router)s?\b|\bmodems?\b.*\b(?:work|works|use)\b.*\bfiber\b/,
  alert_button:
    /\b(?:life ?alert|medical alert|(?:panic|help|emergency|alert) (?:button|pendant)s?|fall detect\w+|fall(?:s|ing)? (?:button|alarm|alert|pendant|necklace|sensor))\b/,
  when_cheap:
    /\bblack friday\b|\bcyber monday\b|\b(?:best|cheapest|right|good) time (?:of (?:the )?year )?to (?:buy|order|switch|get|sign)\b|\b(?:holiday|seasonal|christmas|year end) (?:deals?|sales?|discounts?|offers?|specials?)\b/,
  what_fcc: /^(?:so |and |ok )*(?:what|who) (?:is|are) (?:the )?fcc\b(?! (?:data|label|map))/,
  screen_seen:
    /\b(?:can|do|could) you (?:\w+ )?(?:see|view|look at|watch|hear) (?:my (?:screen|computer|phone|house|page)|me|what i (?:see|type|do))\b/,
  router_or_line:
    /^(?=.*\b(?:routers?|modems?|gateway|wifi|box)\b)(?=.*\b(?:or|if|whether|vs)\b).*\b(?:(?:is|was) it|(?:is|are) (?:it )?(?:my|the|our)|whose fault|tell|know)\b.*\b(?:line|company|provider|isp|prov|internet|service|cable outside)\b(?!.*\b(?:include\w*|cost|price|rent|buy|need|work with|compatible|difference|gig|mbps)\b)|\bnew (?:router|modem)s? (?:help|fix|solve)\b/,
  roommate_leaves:
    /^(?!.*\b(?:available|serves?|sold|\d{5})\b)(?=.*\b(?:contract|bills?|account|name|plan|pays?|internet|wifi|service)\b).*\b(?:roommates?|one of us|room mates?|housemates?|flatmates?|girlfriend|boyfriend)\b(?: \w+){0,3} (?:(?:moves?|moving|moved) out|leaves?|leaving)\b/,
  address_again:
    /\b(?:page|site|it|form)\b(?: \w+){0,2} (?:says?|keeps (?:saying|asking)|asks?|wants?|shows?)\b.*\b(?:enter|missing|need\w*|put in)\b.*\b(?:address|zip)\b|\b(?:address|zip)\b.*\b(?:missing|not accepted)\b.*\bbut i\b/,
  copper_phone:
    /^(?=.*\b(?:copper|land ?line|rotary|phone line|home phone)\b).*\b(?:end(?:s|ing)?|stop(?:s|ping)?|retir\w+|shut\w*|turn\w* off|going away|phas\w+ out|discontinu\w*|get(?:ting)? rid of|remov\w+|without|fiber)\b.*\b(?:number|phone)\b.*\b(?:keep|lose|internet|work)\b|^(?=.*\b(?:copper|rotary|land ?line)\b).*\bkeep\b(?: \w+){0,2} (?:phone )?number\b/,
  camera_safe:
    /^(?=.*\b(?:cameras?|baby monitors?|nursery cam\w*|doorbells?)\b).*\b(?:hack\w*|spy\w*|break into|get into|strangers? (?:watch|see)\w*|private|safe from)\b/,
} as const satisfies Record<string, RegExp>
