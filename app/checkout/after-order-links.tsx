import { Link } from 'react-router'
import { buttonClass } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'

export function AfterOrderLinks({ className }: { className?: string }) {
  return (
    <div className={classes('no-print mt-8 flex flex-wrap gap-3', className)}>
      <Link to="/" className={buttonClass()}>
        Return to Home
      </Link>
      <Link to="/providers" className={buttonClass('secondary')}>
        Browse More Services
      </Link>
    </div>
  )
}
