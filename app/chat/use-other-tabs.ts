import { useEffect, useEffectEvent, useRef } from 'react'

const CHANNEL = 'plainwire-chat'

/** Tells the other tabs of this browser that another conversation holds now, and hears it of them. */
export function useOtherTabs(onTold: () => void): () => void {
  const channel = useRef<BroadcastChannel | null>(null)
  const hear = useEffectEvent(onTold)
  useEffect(() => {
    const opened = new BroadcastChannel(CHANNEL)
    opened.addEventListener('message', () => hear())
    channel.current = opened
    return () => opened.close()
  }, [])
  return () => channel.current?.postMessage(null)
}
