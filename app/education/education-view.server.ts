import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { mbpsSpan, typicalRange } from '#domain/catalog/speed-words.ts'
import { speedActivity } from '#domain/speed-needs/online-uses.ts'
import { HEADROOM_PERCENT, mbpsInWords, speedNeed } from '#domain/speed-needs/speed-needs.ts'
import { speedSources } from '#domain/speed-needs/speed-sources.ts'

/** The ends of the scale for speed ranges, in Mbps. Every doubling has the same width. */
const scale = { from: 4, to: 2000 }

const place = (mbps: number) =>
  Math.round((1000 * Math.log(mbps / scale.from)) / Math.log(scale.to / scale.from)) / 10

export type ConnectionRow = {
  name: string
  text: string
  goodFor: string
  /** Such as `25–1,200 Mbps`. */
  range: string
  /** Start and width of the range on the scale, in percent. */
  bar: { start: number; width: number; openEnded: boolean }
}

/** What the education center shows. */
export function educationView(catalogue: Catalogue) {
  const { topics, terms, connectionTypes, activities, equipmentTips, questions } = catalogue.guides.education
  return {
    topics,
    terms,
    connections: connectionTypes.map(
      ({ name, text, goodFor, fromMbps, toMbps, openEnded }): ConnectionRow => ({
        name,
        text,
        goodFor,
        range: typicalRange({ fromMbps, toMbps, openEnded }),
        bar: { start: place(fromMbps), width: place(toMbps) - place(fromMbps), openEnded },
      }),
    ),
    activities: activities.map(({ name, note, ...mbps }) => ({
      activity: name,
      recommendedMbps: mbpsSpan(mbps),
      note,
    })),
    speedModel: speedModel(catalogue),
    tips: equipmentTips,
    questions,
  }
}

const EXAMPLE = { activityId: '4k-video', people: 3 }

function speedModel(catalogue: Catalogue) {
  const { name, toMbps } = speedActivity(catalogue, EXAMPLE.activityId)
  const need = speedNeed({ people: EXAMPLE.people, uses: [{ mbpsPerPerson: toMbps }] })
  return {
    headroomPercent: HEADROOM_PERCENT,
    example: `Example: ${EXAMPLE.people} people watch ${name} at the same time. That is ${EXAMPLE.people} × ${toMbps} = ${mbpsInWords(need.togetherMbps)}, so look for a plan with ${mbpsInWords(need.neededMbps)} or more.`,
    sources: speedSources(catalogue),
  }
}

export type SpeedModelView = ReturnType<typeof speedModel>
