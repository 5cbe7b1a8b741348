/* How people ask about speeds, equipment, moving, discounts, home security, TV and bundles. As in plan-examples.ts. */
export const homeExamples = {
  speed_need: `how fast should internet be for PEOPLE / what speed do i need / is SPEED enough / how many mbps do i need / how much speed for PEOPLE / is SPEED fast enough for PEOPLE / speed for working from home /
    what do i need for streaming 4k / how much internet do we need / family of PEOPLE what speed / do i need gigabit / is it fast enough for zoom / good internet for remote work / we have PEOPLE and stream a lot /
    best internet for working from home / enough for netflix / speed for PEOPLE gaming / i upload videos what do i need / which speed for security cameras / PEOPLE with video calls and school`,
  gaming: `is PROV good for gaming / can i game on it / internet for xbox / is 5g ok for gaming / ps5 on satellite / ping for gaming / is satellite good for games / will it lag / fortnite on PROV / is it good for online games /
    best internet for gaming / low latency internet / can my son play on that`,
  technology: `difference between fiber and cable / is fiber better than cable / what is dsl / fiber vs 5g / is satellite any good / what is 5g home internet / fiber or cable / is cable fast / what is fiber / fixed wireless vs fiber /
    what about 5g / is dsl slow / how does satellite internet work / is 5g reliable / which is better fiber or cable`,
  glossary: `what is latency / what does mbps mean / what is bandwidth / whats the difference between mbps and gbps / what is ping / what is a modem / what does symmetrical mean / what is a gateway / explain jitter /
    what is a megabit / mbps vs gbps / what does latency mean / what is an isp / whats a broadband label`,
  why: `why / why is that / how come / why is it cheaper / why is it better / whats the reason / why so / why is PROV cheaper / what makes it better / but why / why that one / why so cheap`,
  wifi_trouble: `my wifi is slow / wifi slower than my plan / bad wifi upstairs / wifi doesnt reach the bedroom / slow internet at night / how to make wifi faster / weak signal in the basement / why is my wifi slow /
    better wifi in the house / wifi drops in the garage / mesh wifi / dead spots`,
  outage: `my internet is down / internet not working / outage / is PROV down / wifi stopped working / no connection / internet keeps cutting out / it keeps dropping / internet out since this morning / connection drops / service is out`,
  install_time: `how long does installation take / how fast can i get connected / when can they install / how soon can someone hook it up / how long until i have internet / installation date / how quickly can i get service /
    same day install / how long does install take / when would it be set up / can they come tomorrow / how many days until it works`,
  self_install: `can i install it myself / self install / do i need a technician / does someone have to come / can i set it up on my own / diy install / do they send a kit / plug it in myself / what works without an installer /
    does a tech need to come / do it yourself setup`,
  moving: `i am moving / moving next month / we move in june / can i take my internet with me / moving to ZIP what do i do / transfer service to new house / moving to a new apartment / change address for internet /
    when should i order before a move / just bought a house / internet for a new home / moving checklist / relocating / what to do about internet when moving`,
  renting: `what if i rent / i live in an apartment / my landlord / do i need permission from my landlord / renting a house / landlord wont let me drill / my building has its own internet / can a renter get fiber /
    internet for renters / does my landlord have to agree / i am a tenant / hoa internet`,
  switching: `how do i switch providers / switch without losing internet / i want to change providers / how to change from PROV to PROV / what happens to my old equipment / switching internet / can i switch from PROV /
    is switching hard / return old modem / leave PROV for PROV / do i have to return the router / should i switch / what do i do with my old router`,
  keep_email: `can i keep my email / do i lose my email if i leave PROV / keep my PROV email address / what happens to my email when i switch / email address after switching / keep my phone number / will my old email work`,
  bill_rose: `my bill went up / PROV raised my price / bill keeps going up / why did my bill increase / my PROV bill is MONEY now / they raised my rate / my internet bill is too high / bill jumped to MONEY / bill doubled / PROV bill went to MONEY what can i do /
    my promotion ended / how can i lower my bill`,
  military: `military discount / veteran discounts / discount for army / i am a vet / navy discount / does PROV have a military discount / active duty deals / national guard discount / discounts for veterans / my husband is in the marines / disabled veteran discount`,
  military_proof: `how do i prove i served / how do i verify military / what proof for the veteran discount / do i need a dd214 / verify my service / proof of military status / id me verification / what papers for the military discount`,
  low_income: `low income internet / senior discount / internet for seniors / i am on food stamps / social security internet discount / lifeline / discount for elderly / cheap internet for low income / my mom is retired any discount /
    medicaid internet / how do i apply for lifeline / snap discount / on disability / fixed income / do seniors get a deal / how do i qualify / government internet program`,
  acp: `is the acp still running / affordable connectivity program / what happened to acp / acp benefit / government 30 dollar credit / is acp over / can i still get acp`,
  discounts: `any discounts / student discount / promo code / coupons / gift card offers / any promotions / special offers / teacher discount / do you have deals / reward card / first responder discount / black friday deals`,
  security: `home security / alarm system / how much is PROV security / security cameras / cheapest alarm / home security options / monitored alarm cost / doorbell camera / i want cameras / ADT packages / burglar alarm price / security for apartment /
    is ring any good / smart lock / wyze / simplisafe price / cove alarm / blink cameras / need an alarm`,
  security_compare: `adt or vivint / adt vs vivint / difference between adt basic and secure / compare home security / which alarm is better / ring vs simplisafe / vivint vs adt which is cheaper / which security company is best / basic or secure / versus simplisafe`,
  tv: `how much is directv / tv packages / how many channels / live tv price / streaming tv / does it have sports / tv plans / satellite tv / local channels / can i get tv / directv stream price / do you have tv too / cheapest tv / how many channels does it have`,
  cord_cutting: `should i cut the cord / cable tv vs streaming / cost of cable / is streaming cheaper than cable / cancel cable tv / cutting the cord / how much is cable on average / stream instead of cable / is it worth dropping cable`,
  bundle: `bundles / internet and tv together / internet tv and security / bundle deal / one bill for everything / package deal / combine internet and tv / internet + tv + alarm / add security to that / all three together / want internet plus alarm under MONEY /
    do you have bundles / put it all together / triple play / add tv`,
} as const
