import { later } from '../ui/later.tsx'
import { toasts } from './toasts.ts'

const ToastCard = later(() => import('./toast-card.tsx').then(module => module.ToastCard))

/** Where toasts appear. Two live regions that are always there: readers announce only what changes inside of one. */
export function ToastRegion() {
  const all = toasts.use()
  const urgent = all.filter(toast => toast.tone === 'alarm')
  const calm = all.filter(toast => toast.tone !== 'alarm')
  return (
    <div className="no-print pointer-events-none fixed inset-x-4 top-4 z-50 flex sm:top-28 sm:z-30 flex-col items-end gap-2 sm:left-auto sm:w-96">
      <div role="alert" className="flex w-full flex-col gap-2">
        {urgent.map(toast => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
      <div role="status" className="flex w-full flex-col gap-2">
        {calm.map(toast => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
    </div>
  )
}
