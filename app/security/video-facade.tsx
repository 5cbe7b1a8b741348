import { Play } from 'lucide-react'
import { useState } from 'react'
import { HouseDrawing, NightSky } from '../ui/street-drawing.tsx'
import { useSettings } from '../use-settings.ts'

const guarded = { internet: false, tv: false, security: true }
const frameClass =
  'relative block aspect-video w-full overflow-hidden rounded-card border border-line bg-ground'
const TITLE = 'Watch how a system is installed'

/**
 * Our own drawing, with nothing from another site. If the settings name a video, the drawing stands in for it and is
 * replaced with the video when it is pressed.
 */
export function VideoFacade() {
  const { videoUrl } = useSettings()
  const [playing, setPlaying] = useState(false)
  if (!videoUrl) {
    return (
      <div className={frameClass}>
        <Night />
      </div>
    )
  }
  if (playing) {
    return (
      // oxlint-disable-next-line react/iframe-missing-sandbox -- a player needs its scripts and its own storage, with which a sandbox is none
      <iframe
        src={videoUrl}
        title={TITLE}
        allow="autoplay; fullscreen; encrypted-media"
        referrerPolicy="strict-origin-when-cross-origin"
        className={frameClass}
      />
    )
  }
  return (
    <button
      type="button"
      onClick={() => setPlaying(true)}
      className={`${frameClass} group text-left hover:border-signal`}
    >
      <Night />
      <span className="absolute inset-y-0 left-0 grid w-2/5 place-items-center pb-10">
        <span className="grid size-18 place-items-center rounded-full bg-lamp text-on-lamp transition-transform duration-150 group-hover:scale-105">
          <Play aria-hidden className="ml-1 size-8 fill-current" strokeWidth={1.75} />
        </span>
      </span>
      <span className="absolute inset-x-0 bottom-0 bg-shade px-4 py-2.5 text-sm font-semibold">
        {TITLE}
        <span className="font-normal text-soft"> · plays from {new URL(videoUrl).host}</span>
      </span>
    </button>
  )
}

function Night() {
  return (
    <>
      <NightSky className="absolute inset-0 size-full" />
      <HouseDrawing lit={guarded} className="absolute right-[6%] bottom-10 block h-3/5 w-auto" />
    </>
  )
}
