import { z } from 'zod/mini'
import type { PlacesOfZips } from '#domain/callbacks/time-zone-of.server.ts'
import { consentCircumstances } from '#domain/consent/consent-circumstances.ts'
import { recordLook } from '#domain/desk/desk-events.server.ts'
import { keepNote, noteText } from '#domain/desk/keep-note.server.ts'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import { refused, succeeded } from '#domain/shared/outcome.ts'
import { fiveDigitZip } from '#domain/shared/zip-code.ts'
import { zipRefusal } from '#domain/shared/zip-refusal.ts'
import { staffOperation } from '#domain/staff/staff-operation.ts'
import { type Database, transaction } from '#platform/database.server.ts'
import { callerForm } from './caller-form.ts'
import { enterCaller } from './enter-caller.server.ts'
import { findLead } from './find-lead.server.ts'
import { type LeadForDesk, leadForDesk } from './lead-for-desk.server.ts'
import { leadOutcomeNames } from './lead-outcomes.ts'
import { type MergeDeps, mergeLeads } from './merge-leads.server.ts'
import type { LeadDeps } from './record-lead.server.ts'
import { type LeadOutcomeDeps, recordLeadOutcome } from './record-lead-outcome.server.ts'
import { reopenLead } from './reopen-lead.server.ts'

type Deps = { db: Database; now: () => Date; zips: PlacesOfZips; settings: BusinessSettings }
const words = (max: number) => z.optional(z.string().check(z.trim(), z.maxLength(max)))
const done = z.object({ id: z.string() })

export const keepLeadNote = staffOperation({
  name: 'noteOnLead',
  summary: 'Keeps a note with a lead, for colleagues only.',
  input: z.object({ id: z.uuid(), note: noteText }),
  output: done,
  refusals: ['work_gone'],
  async run(deps: Deps, { staff }, { id, note }) {
    if (!(await findLead(deps.db, id))) return refused('work_gone')
    await keepNote(deps, staff, { kind: 'lead', id }, note)
    return succeeded({ id })
  },
})

/** Who answers the phone has the work from then on; nobody else is led to it. */
export const enterNewCaller = staffOperation({
  name: 'enterCaller',
  summary: 'Makes a lead of somebody who calls.',
  input: callerForm,
  output: done,
  refusals: ['zip_unknown', 'zip_military'],
  async run(
    deps: LeadDeps & { zips: { place(zipCode: string): { state: string } | undefined } },
    caller,
    entered,
  ) {
    const noHome = zipRefusal(deps.zips.place(fiveDigitZip(entered.zipCode)))
    if (noHome) return { ...refused(noHome), field: 'zipCode' }
    const circumstances = consentCircumstances(caller, '/desk/leads/new')
    return succeeded(await enterCaller(deps, caller.staff, entered, circumstances))
  },
})

/** Opening a lead is recorded as an event, like opening an order. */
export const readLead = staffOperation({
  name: 'readLead',
  summary: 'Everything about one lead.',
  input: z.object({ id: z.uuid() }),
  output: z.custom<LeadForDesk>(),
  refusals: ['work_gone'],
  async run(deps: Deps, { staff }, { id }) {
    const found = await leadForDesk(deps, id)
    if (!found) return refused('work_gone')
    const subject = { kind: 'lead', id: id } as const
    const actor = { staffId: staff.id, name: staff.name }
    await transaction(deps.db, tx => recordLook(tx, { at: found.now, actor, what: 'readLead', subject }))
    return succeeded(found)
  },
})

export const recordOutcomeOfLead = staffOperation({
  name: 'recordLeadOutcome',
  summary: 'Records what came of calling somebody who asked for it.',
  input: z.object({
    id: z.uuid(),
    version: z.optional(z.coerce.number().check(z.int(), z.positive())),
    outcome: z.enum(leadOutcomeNames),
    time: z.optional(z.iso.datetime({ local: true, error: 'Enter when to call again' })),
    reason: words(300),
    note: words(2_000),
  }),
  output: done,
  refusals: ['work_gone', 'work_changed', 'work_taken', 'invalid_input'],
  run: (deps: LeadOutcomeDeps, { staff }, told) => recordLeadOutcome(deps, staff, told),
})

export const openLeadAgain = staffOperation({
  name: 'reopenLead',
  summary: 'Opens a lead again that was closed.',
  input: z.object({ id: z.uuid() }),
  output: done,
  refusals: ['work_gone'],
  run: (deps: Deps, { staff }, { id }) => reopenLead(deps, staff, id),
})

export const mergeLeadsOfOne = staffOperation({
  name: 'mergeLeads',
  summary: 'Takes the leads of one person together.',
  input: z.object({ id: z.uuid() }),
  output: done,
  refusals: ['work_gone', 'work_taken'],
  run: (deps: MergeDeps, { staff }, { id }) => mergeLeads(deps, staff, id),
})
