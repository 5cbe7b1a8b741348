import { followChat, shown } from '#domain/assistant/chat.operations.server.ts'
import { newsOf } from '#domain/assistant/chat-news.server.ts'
import { typingNotice } from '#domain/assistant/typing.ts'
import { holdersOf } from '#domain/shared/client-site.ts'
import { given } from '#domain/shared/define-operation.ts'
import { NETWORKS_OF_SITE } from '#domain/shared/limits.ts'
import { isDatabaseDown } from '#platform/database.server.ts'
import { asksForStream, type EventStream, lastEventId } from '#platform/event-streams.server.ts'
import { describeError } from '#platform/log.server.ts'
import { LOST_NOTICES } from '#platform/notices.server.ts'
import { type RouteArgs, requestContext, servicesContext } from '../contexts.ts'
import { problemResponse, refusalResponse } from '../problems/problem-response.server.ts'
import { callerOf, operationDeps } from './caller.server.ts'

/** A home, an office or a mobile network behind one address; enough to leave room for others. */
const STREAMS = { each: 60, site: 60 * NETWORKS_OF_SITE }

const holders = (clientNetwork: string) =>
  holdersOf(clientNetwork, STREAMS).map(({ name, most }) => ({ name: `chat ${name}`, most }))
/** How many messages are read at once; a client that missed more gets them in several steps. */
const READ_AT_ONCE = 50

/**
 * Answers with the stream of the caller's own conversation: `message` with its position as id, `standing`, `typing`.
 * It continues after the last event id, or after `?after=`. If there is no conversation it answers 204, which ends
 * the stream.
 */
export async function askForChatStream(args: RouteArgs): Promise<Response> {
  const { request, context } = args
  if (!asksForStream(request)) return problemResponse('not_found')
  const { clientNetwork, log } = context.get(requestContext)
  const after = lastEventId(request) ?? new URL(request.url).searchParams.get('after') ?? undefined
  try {
    const asked = await followChat.perform(operationDeps(context), callerOf(args).caller, given({ after }))
    if (!asked.ok) return refusalResponse(asked)
    const { sessionId } = asked.value
    if (sessionId === null) return new Response(null, { status: 204 })
    const { streams } = context.get(servicesContext)
    const response = streams.open(holders(clientNetwork), stream =>
      follow(args, stream, sessionId, asked.value.after),
    )
    return response ?? problemResponse('too_busy')
  } catch (error) {
    log.error({ err: describeError(error), operation: followChat.name }, 'request fault')
    return problemResponse(isDatabaseDown(error) ? 'database_unavailable' : 'unexpected')
  }
}

/** Sends everything after a position, now and whenever the conversation changes. Returns what ends with the stream. */
function follow({ context }: RouteArgs, stream: EventStream, sessionId: string, after: number): () => void {
  const { db, notices } = context.get(servicesContext)
  const { log } = context.get(requestContext)
  let position = after
  let told = ''
  let reading = false
  let missed = false
  const state = { ended: false }
  const tell = async () => {
    const news = await newsOf(db, sessionId, position, READ_AT_ONCE)
    if (state.ended) return
    // It was deleted: on reconnecting, the client learns that there is none.
    if (!news) return stream.comeAgain()
    const standing = JSON.stringify(news.standing)
    if (standing !== told) stream.send({ event: 'standing', data: news.standing })
    told = standing
    stream.send(
      ...news.messages.map(message => ({ event: 'message', id: message.position, data: shown(message) })),
    )
    position = news.messages.at(-1)?.position ?? position
    missed ||= news.messages.length === READ_AT_ONCE
  }
  // One read at a time, or a message would be sent twice.
  const read = async () => {
    missed = true
    if (reading) return
    reading = true
    try {
      while (missed && !state.ended) {
        missed = false
        // biome-ignore lint/performance/noAwaitInLoops: each reading goes on where the one before ended.
        await tell()
      }
    } catch (error) {
      log.warn({ err: describeError(error) }, 'a chat could not be read for its stream')
      stream.comeAgain()
    } finally {
      reading = false
    }
  }
  const typing = typingNotice(sessionId, 'person')
  const stopHearing = notices.hear(({ topic, id }) => {
    if (topic === typing.topic && id === typing.id) stream.send({ event: 'typing', data: null })
    if ((topic === 'chat' && id === sessionId) || topic === LOST_NOTICES.topic) void read()
  })
  void read()
  return () => {
    state.ended = true
    stopHearing()
  }
}
