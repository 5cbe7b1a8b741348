import { Link } from 'react-router'
import { buttonClass } from '../ui/button.tsx'

export function AfterOrderLinks() {
  return (
    <div className="no-print mt-8 flex flex-wrap justify-center gap-3">
      <Link to="/" className={buttonClass()}>
        Return to Home
      </Link>
      <Link to="/providers" className={buttonClass('secondary')}>
        Browse More Services
      </Link>
    </div>
  )
}
