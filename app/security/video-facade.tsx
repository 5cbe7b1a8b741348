import { Play } from 'lucide-react'
import { HouseDrawing, NightSky } from '../ui/street-drawing.tsx'
import { useSettings } from '../use-settings.ts'

const guarded = { internet: false, tv: false, security: true }

/** Stands for the video: our own drawing, nothing of another site, until somebody goes to the channel. */
export function VideoFacade() {
  const { videoUrl } = useSettings()
  return (
    <a
      href={videoUrl}
      target="_blank"
      rel="sponsored nofollow noopener"
      className="group relative block aspect-video overflow-hidden rounded-card border border-line bg-ground hover:border-signal"
    >
      <NightSky className="absolute inset-0 size-full" />
      <HouseDrawing lit={guarded} className="absolute right-[6%] bottom-10 block h-3/5 w-auto" />
      <span className="absolute inset-y-0 left-0 grid w-2/5 place-items-center pb-10">
        <span className="grid size-18 place-items-center rounded-full bg-lamp text-on-lamp transition-transform duration-150 group-hover:scale-105">
          <Play aria-hidden className="ml-1 size-8 fill-current" strokeWidth={1.75} />
        </span>
      </span>
      <span className="absolute inset-x-0 bottom-0 bg-shade px-4 py-2.5 text-sm font-semibold">
        Watch how a system is installed
        <span className="font-normal text-soft"> · opens our video channel</span>
      </span>
    </a>
  )
}
