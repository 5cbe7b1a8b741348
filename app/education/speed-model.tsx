import { Link } from 'react-router'
import { buttonClass } from '../ui/button.tsx'
import { OutsideLink } from '../ui/outside-link.tsx'
import type { SpeedModelView } from './education-view.server.ts'

/**
 * The rule that the assistant and the bundle builder use for how much speed a home needs, with an example and its
 * sources.
 */
export function SpeedModel({ headroomPercent, example, sources }: SpeedModelView) {
  return (
    <div className="reading mt-8">
      <h3 className="text-2xl">How we figure out your speed</h3>
      <ol className="mt-4 max-w-measure list-decimal space-y-2 pl-6 marker:font-bold">
        <li>Take the most demanding thing your household does, at the higher figure in the table.</li>
        <li>Count it once for every person, as if everyone were online at the same time.</li>
        <li>
          Add {headroomPercent}% for updates, phones in pockets and what Wi-Fi loses, and round up to the next
          10 Mbps.
        </li>
      </ol>
      <p className="mt-4 max-w-measure">{example}</p>
      <p className="mt-4 max-w-measure">
        The assistant and ‘Help me choose’ on the bundles page use this same rule. The {headroomPercent}% is
        our own choice. The figures for each activity come from here:
      </p>
      <ul className="mt-2 max-w-measure list-disc space-y-1 pl-6 marker:text-soft">
        {sources.map(({ name, url, says }) => (
          <li key={url}>
            <OutsideLink href={url}>{name}</OutsideLink>. {says}
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link to="/internet-plans" className={buttonClass()}>
          Show plans
        </Link>
        <Link to="/bundles" className={buttonClass('secondary')}>
          Help me choose
        </Link>
      </div>
    </div>
  )
}
