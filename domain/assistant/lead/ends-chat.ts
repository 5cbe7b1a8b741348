/** What is said before the wish itself: `can you please`, `i just want to`, `lets`. */
const wishing =
  /^(?:(?:(?:can|could|would|will) (?:you|u|we|i)|(?:you|u) can|lets|let us|i|id|ill|i will|i am|im|we|were|just|please|pls|now|then|really|kinda|want|wanna|need|would|have|has|got|gotta|should|must|like|prefer|rather|choose|going|gonna|to)[ ,]+)+/
/** Words that end things, with what is ended: `end this chat`, `cancel`, `quit asking me`. */
const ended =
  /^(?:stop|end|close|quit|exit|cancel|leave|abort|drop|terminate|finish|scrap|discard)(?: with| out of)?(?: (?:asking|texting|messaging|bothering|harassing|spamming|pestering)(?: me)?)?(?: (?:it|this|that|these|everything|all|here|now))?(?: (?:the |my |your |these |all )*(?:whole |entire )?(?:chat|conversation|convo|thing|form|session|request|questions?|process|call|callback|phone call))?$/
/** Endings of every other kind, each all that is said once the wish before it is left out. */
const endings: readonly RegExp[] = [
  ended,
  /^(?:go )?back(?: out| up| off)?(?: to (?:the )?(?:menu|start|beginning|main menu|chat))?$/,
  /^(?:go away|get lost|buzz off|(?:fuck|f|piss|sod) off|shut up|(?:leave|let) (?:me|us) (?:alone|be|go|out)|out|get out(?: of (?:here|this))?)$/,
  /^(?:go|run|leave|bounce|head out|get going|log off|get back to work|eat|sleep)(?: (?:now|to (?:work|bed|sleep|school)|sorry|my \w+ is \w+))*$/,
  /^(?:good ?bye|bye(?: bye)?|cya|(?:see|c) (?:ya|you|u)(?: later)?|later|laters|ttyl|talk (?:to (?:you|u|ya) )?later|good ?night|have a (?:good|nice|great) (?:day|one|night|evening|weekend)|leaving|off|finished|through|outta here|(?:all )?done(?: here| with (?:this|you))?|all for (?:now|today))$/,
  /^(?:(?:hit|pressed|clicked|tapped|pushed|opened|chose|picked|typed)(?: (?:on|in))? )?(?:the )?wrong (?:button|thing|link|page|chat|window|option|chip|tab)$/,
  /^(?:(?:it|this|that) was |(?:(?:hit|pressed|clicked|tapped|pushed|opened|did|began|started|typed|sent)(?: on)?(?: (?:it|this|that|here|the (?:button|link|chip)))?) )?(?:(?:by|an?) )?(?:accident|accidentally|mistake|misclick|test)$/,
  /^(?:accidentally (?:hit|pressed|clicked|tapped|opened) \w+(?: \w+)?|my mistake|testing(?: (?:this|it|the chat|something))?)$/,
  /^(?:didnt|did not) mean (?:to|for) (?:this|that|it|(?:click|press|hit|open|start|begin|do|send|order|sign up|ask for|request|be)(?: \w+){0,4})$/,
  /^(?:only )?(?:looking|browsing|window shopping|curious)(?: around)?$/,
  /^(?:let (?:me|us) )?(?:(?:just|still|first) )?(?:think|sleep)(?: (?:it|this|that))?(?: (?:on|about|over) ?(?:it|this|that)?)?(?: (?:first|more|a bit|some more|for a (?:bit|while)|over))*$/,
  /^(?:let (?:me|us) )?(?:ask|talk to|talk with|check with|discuss (?:it|this) with) (?:my|the) (?:wife|husband|mom|mother|dad|father|parents|roommates?|partner|landlord|boss|girlfriend|boyfriend)(?: (?:about (?:it|this)|first|before i \w+))*$/,
  /^(?:let (?:me|us) )?(?:shop around|look around|get back to (?:you|u|yall)|come back|do (?:it|this|that) (?:later|another time|some other time|tomorrow)|hold off|pass on (?:it|this|that))(?: (?:first|more|a bit|later|tomorrow|about (?:it|this)|some other time|another time))*$/,
  /^(?:unsubscribe(?: me| us)?|(?:remove|take|opt) (?:me|us)|opt out)(?: (?:off|out|from|of))*(?: (?:this|that|the|your|all|from|mailing|call|calls|texts|everything|lists?))*$/,
  /^(?:dont|do not|no longer|dont even|dont really|never) (?:want|wanna|need|wish|like|intend|plan)(?: to)? (?:it|this|that|any|anything|any of (?:this|that|it)|nothing|(?:continue|proceed|go on|keep going|do (?:this|that|it)|be (?:called|contacted|here)|sign up|order|talk|chat|go through|get (?:calls|called)|answer|fill)(?: \w+){0,4}|(?:a |any |the |your |to get )?(?:phone )?calls?(?: back| from \w+(?: \w+)?)?|(?:your |any )?(?:help|services?|offers?))$/,
  /^(?:not|not to|dont want to) (?:continue|proceed|go on|keep going|do (?:this|that|it))(?: with (?:this|that|it))?$/,
  /^(?:dont|do not) want (?:any(?:one|body)?|some(?:one|body)|people|you|sales\w*|a sales\w*) (?:\w+ )?(?:to )?(?:call|contact|text|bother|reach)(?:ing)?(?: (?:me|us))?$/,
  /^(?:dont|do not|never|stop|no|quit) (?:contact(?:ing)?|bother(?:ing)?|harass(?:ing)?|spam(?:ming)?|ask(?:ing)?|pester(?:ing)?|bug(?:ging)?|messag(?:e|ing)|calling)(?: (?:me|us|my \w+))?(?: (?:again|ever|stuff|things|questions|so much|so many questions))*$/,
  /^(?:not|no longer|not really|not that|not so) (?:interested|for me|for us|worth it|sure about (?:this|that)|yet|ready(?: (?:to (?:order|buy|commit|decide)|for (?:this|that|a call)))?(?: yet)?|comfortable with (?:this|that)|going to do (?:this|that|it))$/,
  /^(?:(?:thats|this is|that is|its) )?(?:enough|enough of (?:this|that|these questions|the questions)|no more(?: questions)?|too many (?:questions|details)|(?:you )?ask(?:ing)? too (?:much|many questions)|lost interest|give up|changed my mind|skip (?:all )?(?:this|it all|everything|all of it|the (?:questions|call|form))|forget (?:all )?(?:this|of it|everything|the (?:call|whole thing))|scratch (?:that|this|all that|everything|the call)|(?:what )?(?:a )?waste of (?:my )?time|not now|no way|(?:maybe )?(?:later|another time|(?:some )?other time|tomorrow|next (?:week|month|time)))$/,
]

/** `My baby is crying gotta go`, `I have to go pick up my kids`; who has to go with fiber wishes it. */
const hasToGo =
  /^(?!.*[@\d])(?:\S+ ){0,10}(?:gotta|got to|have to|need to|must) (?:go|run|leave)(?! (?:with|for|through|to the next)\b)(?: \S+){0,6}$/
/** Who is called Stop, and what else could be a detail, is no ending: the words of an ending are all that is said. */
export function endsChat(said: string): boolean {
  const words = said
    .replace(/[.,!;:]+/g, ' ')
    .replace(/\s+/g, ' ')
    // `Stoppp`.
    .replace(/([a-z])\1{2,}/g, '$1')
    .trim()
  // Who says it went away before, and goes on.
  if (/^(?:ok |and )*(?:im|i am|were) back\b/.test(words)) return false
  if (hasToGo.test(words)) return true
  return [words, words.replace(wishing, '')].some(one => endings.some(rule => rule.test(one)))
}
