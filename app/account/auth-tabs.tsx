import type { KeyboardEvent, ReactNode } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { classes } from '../ui/classes.ts'

const tabs = [
  { id: 'sign-in', label: 'Sign In' },
  { id: 'sign-up', label: 'Sign Up' },
] as const

/** A tab's address; the rest of the current address, such as where to go afterwards, stays. */
function tabAddress(id: (typeof tabs)[number]['id'], current: URLSearchParams) {
  const search = new URLSearchParams(current)
  if (id === 'sign-up') search.set('tab', id)
  else search.delete('tab')
  return { pathname: '/auth', search: search.toString() }
}

/** The two tabs. Each is an address, so it works without script; arrow keys move between them. */
export function AuthTabs({ signsUp, children }: { signsUp: boolean; children: ReactNode }) {
  const { state } = useLocation()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const current = signsUp ? 'sign-up' : 'sign-in'
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    const other = signsUp ? tabs[0] : tabs[1]
    event.currentTarget.parentElement?.querySelector<HTMLElement>(`#tab-${other.id}`)?.focus()
    void navigate(tabAddress(other.id, search), { replace: true, state, preventScrollReset: true })
  }
  return (
    <>
      <div role="tablist" aria-label="Account" className="mt-8 grid grid-cols-2 border-b border-line">
        {tabs.map(tab => (
          <Link
            key={tab.id}
            id={`tab-${tab.id}`}
            role="tab"
            aria-selected={tab.id === current}
            aria-controls="auth-panel"
            tabIndex={tab.id === current ? 0 : -1}
            to={tabAddress(tab.id, search)}
            state={state}
            replace
            preventScrollReset
            onKeyDown={onKeyDown}
            className={classes(
              '-mb-px border-b-2 py-3 text-center font-semibold',
              tab.id === current ? 'border-lamp text-ink' : 'border-transparent text-soft hover:text-ink',
            )}
          >
            {tab.label}
          </Link>
        ))}
      </div>
      <div id="auth-panel" role="tabpanel" aria-labelledby={`tab-${current}`} className="pt-6">
        {children}
      </div>
    </>
  )
}
