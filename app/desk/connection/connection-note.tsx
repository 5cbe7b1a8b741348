import { useEffect, useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router'
import { SmallButton } from '../work/small-button.tsx'
import {
  type Connection,
  connection,
  forgetUnsaved,
  keepThroughOutages,
  onConnection,
  tryNow,
} from './outage.ts'
import { useChosenPage } from './use-chosen-page.ts'

const CONNECTED: Connection = { isLost: false, unsaved: null }

/**
 * Says that the connection is lost, and what became of what was sent meanwhile; nothing on the screen moves or goes.
 * Another screen, whose code may not be here yet, opens once the connection is back.
 */
export function ConnectionNote() {
  const { isLost, unsaved } = useSyncExternalStore(onConnection, connection, () => CONNECTED)
  const { revalidate } = useRevalidator()
  const chosen = useChosenPage(isLost)
  useEffect(keepThroughOutages, [])
  useEffect(() => {
    if (isLost) void revalidate()
  }, [isLost, revalidate])
  const words = wordsOf(isLost, unsaved)
  if (!words) return null
  return (
    <div role="alert" className={noteLook}>
      <p>
        <strong className="text-alarm">{words.title}</strong> {words.text}
        {isLost && chosen ? ' The page you chose opens then.' : ''}
      </p>
      <SmallButton type="button" className="shrink-0" onClick={isLost ? tryNow : forgetUnsaved}>
        {isLost ? 'Try now' : 'Close'}
      </SmallButton>
    </div>
  )
}

const noteLook =
  // At the top: forms and their buttons are further down.
  'no-print fixed inset-x-3 top-2 z-20 mx-auto flex max-w-4xl items-center justify-between gap-x-4 ' +
  'rounded-card border border-alarm bg-raised px-4 py-2'

function wordsOf(isLost: boolean, unsaved: Connection['unsaved']): { title: string; text: string } | null {
  if (isLost && unsaved)
    return {
      title: 'Connection lost, and nothing saved.',
      text: 'What you typed is still here. Press the button again once the connection is back.',
    }
  if (isLost)
    return {
      title: 'Connection lost.',
      text: 'This screen and what you typed stay. We keep trying.',
    }
  if (unsaved === 'lost')
    return {
      title: 'The connection is back.',
      text: 'Your last change may not have been saved. Look, and press its button again.',
    }
  if (unsaved === 'fault')
    return {
      title: 'Something went wrong on our side.',
      text: 'That was not saved. What you typed is still here: try again in a minute.',
    }
  return null
}
