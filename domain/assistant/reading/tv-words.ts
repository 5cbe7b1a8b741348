/* What TV is asked with: read in plain words and in lower case. */

const ARTICLE = '(?<!\\b(?:a|an|the|my|our|your|no|any|without|satellite|this|that|small|old|new) )'

/** DISH, the company: `how much is dish`. With an article it is the antenna, unless what a company sells stands behind it. */
export const dishNetwork = new RegExp(
  [
    String.raw`\bdish ?(?:network|tv)\b|\bdish (?:dvr|hopper|joey|packages?|bundles?|subscription|subscribers?|customers?)\b`,
    String.raw`${ARTICLE}\bdish (?:vs|versus|or|and|than|beat) (?:directv|direct tv)\b|\b(?:directv|direct tv) (?:vs|versus|or|and|than|beat) dish\b`,
    String.raw`${ARTICLE}\bdish\b.*\b(?:directv|direct tv|espn|channels?|cheaper|package|month|gift|dvr)\b`,
    String.raw`\b(?:how much|what) (?:is|does|would|are|for) dish\b(?! (?:need|made|used|on))`,
    String.raw`\bchannels? (?:does|do|on|from|with|has|are on) dish\b`,
    String.raw`^(?:and |so |ok |but |does |do |is |are |what about |how about )*dish(?: (?:have|has|offer|do|does|cost|give|include|carry|better|cheaper|any|good|then|too|available)\b.*)?$`,
    String.raw`\b(?:i|we|they|you|people) (?:have|had|got|sell|carry|offer|use|with) dish\b(?! (?:on|at|in) (?:my|the|our))`,
    String.raw`\b(?:from|leave|leaving|cancel|drop|with|get|want|order|through|switch to|sell|offer|carry) dish$`,
  ].join('|'),
)

/** Leagues, sports and their games. */
const leagues =
  /\b(?:sports?|nfl|nba|mlb|nhl|wnba|mls|ncaa|nascar|f1|ufc|wwe|espn\w*|redzone|red zone|sunday ticket|premier league|la liga|champions league|world cup|super bowl|big ten|sec network|march madness|(?:college |monday night |sunday )?football|baseball|basketball|hockey|soccer|golf|fights|ball ?games?|the games?)\b/
const teamNames =
  '(?:braves|cubs|white sox|red sox|yankees|mets|dodgers|padres|giants|astros|rangers|royals|cardinals|brewers|reds|tigers|twins|guardians|orioles|nationals|phillies|marlins|rays|mariners|angels|rockies|pirates|blue jays|diamondbacks|lakers|celtics|warriors|knicks|bulls|heat|nuggets|suns|bucks|spurs|mavericks|mavs|rockets|pistons|pacers|hawks|hornets|magic|sixers|76ers|cavs|cavaliers|grizzlies|pelicans|thunder|jazz|blazers|kings|clippers|bruins|blackhawks|penguins|flyers|capitals|avalanche|red wings|maple leafs|canucks|oilers|predators|lightning|hurricanes|golden knights|cowboys|packers|bears|eagles|steelers|chiefs|patriots|bills|jets|dolphins|ravens|bengals|browns|titans|colts|texans|jaguars|broncos|chargers|raiders|vikings|lions|falcons|saints|panthers|buccaneers|bucs|seahawks|49ers|niners|rams|commanders)'
const cities =
  'atlanta|baltimore|boston|buffalo|carolina|chicago|cincinnati|cleveland|colorado|dallas|denver|detroit|houston|kansas city|los angeles|miami|milwaukee|minnesota|new england|new york|philadelphia|phoenix|pittsburgh|san francisco|seattle|tampa bay|tennessee|texas|washington'
/** Teams by name after a word for watching, `every Braves game`, or with their city, `has the Cleveland Guardians`; but no `price of the Bills`. */
const teams = new RegExp(
  String.raw`\b(?:watch|see|catch|follow|show|get|miss)\w*(?: all| of| every| the| my| our| (?:${cities}))* ${teamNames}\b|\b(?:${cities}) ${teamNames}\b`,
)

/** What is shown of sports. */
export const sportsWords = new RegExp(`${leagues.source}|${teams.source}`)

/** Who wants to watch sports, whatever else is told; not who asks how fast a line must be for it. */
export const watchesSports = new RegExp(
  String.raw`^(?!.*\b(?:how fast|what speed|enough|how many mbps|buffer\w*|lag\w*|xbox|playstation|ps[45]s?|gaming)\b)(?:.*\b(?:watch\w*|see|catch|get|shows?)\b.*(?:${leagues.source})|.*(?:${teams.source}))`,
)

/** The big networks, which local stations carry. */
export const networks = /\b(?:fox(?! news| sports)|abc|cbs|nbc|pbs)\b/

/** Whether a provider of internet, masked, has TV: `would PROV TV work`, `does PROV have TV`. */
export const tvOfProvider =
  /\bprov (?:cable |live |streaming )?tv\b(?!(?: \w+)? (?:and|plus|with|or) (?:\w+ )?internet)|^(?:so |and |ok |but |hi |hello )*(?:does|do|did|will|would|is there|are there)\b.*\bprov\b(?: \w+)? (?:have|has|offer|offers|sell|sells|carry|carries|do|does|come with|comes with|include|includes)\b(?: \w+){0,2} (?:tv|television|channels)\b(?! and internet)/
/** A plan with TV beside it. */
export const withTv = /\b(?:with|and|plus|including) (?:cable |the )?tv\b/
