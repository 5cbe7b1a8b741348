/*
 * How people ask about plans, prices and places: phrasings of each intent, apart by ` / `. PROV stands for a provider's name, ZIP for a
 * ZIP code, MONEY, SPEED, SPAN and PEOPLE for an amount, a speed, a stretch of time and a number of people, as the reader masks them.
 */
export const planExamples = {
  find_plans: `internet under MONEY / anything for MONEY a month / what do you have with SPEED / fiber plans / plans below MONEY /
    i need SPEED for less than MONEY / show me cable plans / something around MONEY / got anything with wifi included / only fiber please /
    just cable / what plans do you have / what plans are there / list your internet plans / my budget is MONEY / i can spend MONEY /
    gigabit internet prices / how much is SPEED internet / looking for internet about MONEY / no contract plans / plans without data caps /
    what internet do you offer / what do you sell / what does SPEED internet go for / plans around MONEY / is there something for MONEY / anything at SPEED / give me something under MONEY / one with wifi / plans with free installation`,
  cheapest: `whats the cheapest internet / cheapest plan / lowest price internet / least expensive wifi / cheap internet / who has the cheapest fiber /
    cheapest PROV plan / most affordable internet / what is your lowest price / cheapest one / which is the cheapest / which one costs the least /
    i want the cheapest thing you have / low cost internet / budget internet / whats its cheapest / who has the best price / best price / best deal there / lowest rate / cheapest there / cheepest internet`,
  fastest: `fastest internet / what is the fastest plan / highest speed you have / which is the fastest / who has the fastest wifi / quickest internet /
    max speed available / whats the top speed / fastest of those / is PROV the fastest / best speed you got / fastest one there / is that the fastest one`,
  value: `best value / fastest for the money / best bang for the buck / which is best for the price / most speed per dollar / most mbps for the money /
    which of those is the best value / best speed for the price / what gives me the most for my money / good value internet`,
  best: `best internet / which provider is best / what do you recommend / who is number one / what would you pick / which one should i get / best provider /
    best isp in my town / top internet provider / whats the best deal / which do you suggest / what should i choose / who is the best / best plan for me /
    which one would you take / which company is good / help me choose / pick one for me`,
  compare: `PROV vs PROV / PROV or PROV / compare PROV and PROV / is PROV better than PROV / difference between PROV and PROV / PROV versus PROV which one /
    PROV compared to PROV / how does PROV compare with PROV / compare them / which of the two is better / PROV SPEED vs PROV SPEED / side by side`,
  more_options: `what else / and the other one / show me more / any others / the next one / other options / what other plans / more please / anything else / something else /
    whats another one / got any other ones / more choices / next choice`,
  pick_listed: `the second / the first one / number two / the last one / tell me about the third / 2nd one / the second one please / first / option 1 / the one in the middle /
    details on the first / lets go with the second`,
  make_cheaper: `make it cheaper / anything cheaper / too expensive / thats a lot / thats too much / cheaper option / can you do better / lower the price / got something cheaper /
    is there a cheaper way / i cant afford that / bring it down / can it be less / whoa pricey / less money`,
  good_deal: `is that a good deal / am i getting a good deal / is MONEY a good price for PROV / am i overpaying / i pay MONEY for PROV is that ok / is MONEY too much for internet /
    are we paying too much / is my price fair / is MONEY for SPEED a good deal / do i pay too much / can you beat MONEY / is that price normal`,
  provider: `tell me about PROV / PROV / what about PROV / is PROV good / is PROV any good / how is PROV / is PROV reliable / is PROV worth it / how fast is PROV / info on PROV /
    thoughts on PROV / PROV internet / and PROV then / is PROV worth MONEY / what does PROV have / how good is PROV really / what is PROV like / how is PROV in general / would you trust PROV / is PROV slow / tell me more about PROV`,
  plan_price: `how much is PROV / PROV price / price of PROV SPEED / what does PROV cost / how much for PROV SPEED / PROV SPEED price / cost of PROV / how much is it / price /
    whats the price / what does that cost a month / PROV monthly cost / PROV pricing / how much does PROV charge / and SPEED / how much is the SPEED one / what would that run me / how much / what is the price / what would i pay with PROV / price of PROV`,
  later_price: `how much after the first year / what happens after the promo / does the price go up / price after SPAN / will my price increase / regular price / what is it after that /
    and after SPAN / does it go up later / how much when the promotion ends / price hikes / does the rate stay / what will i pay in year two / then what / and after that`,
  first_bill: `what is my first bill / how much is the first bill / what do i pay the first month / first month total / how much up front / first payment / what will the first bill look like /
    how much do i owe at the start / whats due at first / first bill with fees`,
  total_cost: `how much over SPAN / total for SPAN / for SPAN / what does it cost over SPAN / all in cost / whole cost / total cost with fees / what do i pay in total / which is cheaper over SPAN /
    SPAN total / add it all up for SPAN / how much is that in SPAN / in the long run which is cheaper / what does it come to over SPAN`,
  fees: `any hidden fees / installation fee / does PROV charge for installation / is there an activation fee / set up fee / what fees are there / one time fees / install cost /
    do i pay for equipment with PROV / extra charges / is installation free / equipment fee / what other charges / connection charge / hookup fee / shipping fee / plus equipment`,
  contract: `is there a contract / do i have to sign a contract / does PROV have a contract / month to month / how long am i locked in / any commitment / contract length / no contract /
    contract / is it an annual contract / do they lock you in / can i cancel anytime / early termination fee with PROV / do they make you sign / minimum term / are we tied to anything`,
  termination: `how do i get out of my contract / what if i cancel early / early termination fee / will i owe them if i leave / can i break my contract / penalty for leaving / get out of my PROV deal /
    what does it cost to leave PROV / cancel my internet / how do i cancel PROV / what do i owe when i quit / leaving PROV early / i want out of my contract / fee to cancel PROV early / what is the etf / what if i leave before the year is up / penalty to switch`,
  data_cap: `data cap / is there a data limit / unlimited data / does PROV have data caps / how much data do i get / what if i use too much data / how many gigs a month / do they throttle /
    do they slow you down / any caps / overage fees / what happens if i go over / over my data / is data unlimited`,
  upload: `upload speed / whats the upload / how fast is the upload / uploads / upload on PROV / symmetrical speeds / is upload the same as download / upload for PROV SPEED / better upload /
    who has the best upload / faster upload`,
  price_lock: `price lock / lock in my price / rate lock / price guarantee / how long is the price good for / does the price stay the same / guaranteed price / which one never goes up / price for life /
    fixed price / which dont go up / locked price / how much is the price lock / is the price guaranteed`,
  equipment: `do i need a router / can i use my own router / is the modem included / router rental / do i have to rent a modem / own equipment / does it come with wifi / is wifi included / need a new modem /
    buy my own modem / bring my own router / gateway included / is equipment included / equipment rental / modem cost / will my old router work / does PROV charge for the router / how much is the modem rental / is a router extra / what modem do i need for PROV / do i need my own modem / is there a box to rent / does it include a router`,
  autopay: `what about autopay / is there an autopay discount / do i need autopay / is that with autopay / price without autopay / paperless billing discount / does the price need autopay / autopay required / is the price only with autopay / what if i dont use autopay / how much more without autopay`,
  taxes: `are taxes included / do taxes come on top / plus tax / is tax extra / taxes and fees included / with tax how much / is sales tax added / does the price include taxes / before or after tax / what about tax / is that price final with tax`,
  availability: `what is available in my area / who serves ZIP / ZIP / internet at ZIP / is PROV in my area / can i get PROV at ZIP / who has internet near me / which providers are at my address / is PROV there /
    is PROV at ZIP / do you cover my town / what internet can i get at ZIP / whats near me / who serves my house / is there fiber in my neighborhood / check ZIP / its ZIP / i live in ZIP / my zip is ZIP /
    what about PROV there / is PROV available / do you have coverage in my state / who serves it / what is there / what else is there besides PROV / which of these is in my area / do you cover rural ohio /
    change my zip to ZIP / use ZIP / whats sold near ZIP / what can i get here / does PROV serve us / is that all there is / so only satellite there / nothing else around here`,
  certainty: `how sure are you / is it really at my house / how do you know / is that for my address / are you certain / does it reach my street / how accurate is that / can you guarantee that /
    is that true for my street / where do you get that from / how exact is it / does that cover my whole county / are you sure about that / is it on my street / how do i know its at my address / does that count for my house`,
  known_zip: `what zip do you have / which zip are you using / where do you think i live / what is my zip / what location do you have for me / which address do you have / what town is that for / do you know where i am / which place is this for / what is the zip you use`,
  data_date: `how old is your data / when were the prices checked / is this up to date / how current are your prices / when did you last update / as of when / are the prices right / are prices current /
    do you check the prices / how do you know the prices are correct / is your information current`,
  which_providers: `which providers do you have / what companies do you compare / list all providers / what providers are there / who do you work with / which internet companies / what brands do you carry / all providers / how many providers do you have / who all do you compare / whats the list of companies`,
  label: `can i get the price in writing / show me the broadband label / where are the official terms / the fine print / nutrition label for internet / where can i read the exact terms / is there a label for it / the label of PROV SPEED`,
  rural: `i live in the country / rural internet / internet on a farm / out in the sticks / only dsl here what else / no cable where i live / internet in the middle of nowhere / nothing but satellite here /
    we only have dial up / internet for a cabin / country internet options / no cable or fiber out here / alternatives to dsl / remote house internet / no cell signal here`,
} as const
