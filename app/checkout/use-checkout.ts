import { type RefObject, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { CartItem } from '#domain/cart/cart.ts'
import type { ShownPrices } from '#domain/cart/reprice-cart.ts'
import { checkoutProblems } from '#domain/shared/checkout-problems.ts'
import { contactRules } from '#domain/shared/contact-rules.ts'
import { formatAddress } from '#domain/shared/postal-address.ts'
import type { FieldErrors } from '#domain/shared/problem.ts'
import { zipOfAddress } from '#domain/shared/zip-of-address.ts'
import { cart } from '../cart/cart.ts'
import { useKnownPlace } from '../search/search.ts'
import { knownSession, useSession } from '../session/session.ts'
import { showToast } from '../shell/toasts.ts'
import { STORAGE_CLEARED } from '../ui/clear-storage.ts'
import { type CallChoice, SOONEST } from './call-choice.ts'
import {
  type CheckoutDraft,
  EMPTY_DRAFT,
  forgetDraft,
  handOver,
  isOthersDraft,
  keepInDraft,
  readCall,
  readDraft,
  takeOver,
} from './checkout-draft.ts'
import { endOrderAttempt, orderAttemptKey } from './order-attempt.ts'
import { type OrderAnswer, submitOrder } from './submit-order.ts'
import { askAddressDoubt } from './use-address-doubt.ts'
import { useCallHours } from './use-call-hours.ts'

const PRESS_AGAIN =
  'Nothing was ordered yet. Correct the address, or press Place Order again to order to it as it is.'

type Notice = { title: string; lines: readonly string[] }
type Words = { title: string; message: string }

/**
 * The checkout form's state: what is typed (kept over sign-in and reload), its errors, and a function to place the
 * order.
 */
export function useCheckout(
  items: readonly CartItem[],
  shown: ShownPrices[],
  form: RefObject<HTMLFormElement | null>,
) {
  const { user, loading } = useSession()
  const navigate = useNavigate()
  const [draft, setDraft] = useState<CheckoutDraft>(EMPTY_DRAFT)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [notice, setNotice] = useState<Notice | null>(null)
  const [processing, setProcessing] = useState(false)
  const [call, setCall] = useState<CallChoice>(SOONEST)
  const [isBack, setIsBack] = useState(false)
  // Including what was typed before the page's script loaded.
  useEffect(() => {
    setDraft({ ...EMPTY_DRAFT, ...readDraft(), ...typedInto(form.current) })
    setCall(readCall())
    return cart.show
  }, [form])
  // The key exists before anybody orders: two tabs that order at the same moment must find the same one.
  useEffect(() => {
    if (items.length > 0) orderAttemptKey(items)
  }, [items])
  useEffect(() => {
    const forget = () => {
      setDraft(EMPTY_DRAFT)
      setCall(SOONEST)
      setErrors({})
      setNotice(null)
    }
    // Signing out, in whichever tab, forgets what is on the screen, too: it is nobody else's.
    addEventListener(STORAGE_CLEARED, forget)
    // Where nobody signed out, because the session ended by itself, the next account finds nothing of it either.
    if (user && isOthersDraft(user.id)) {
      forgetDraft()
      forget()
    }
    if (user && takeOver(user.id)) setIsBack(true)
    return () => removeEventListener(STORAGE_CLEARED, forget)
  }, [user])
  const email = user?.email
  useEffect(() => {
    if (email) setDraft(typed => (typed.email === '' ? { ...typed, email } : typed))
  }, [email])

  const place = useKnownPlace()
  const knownAddress = place?.address ? formatAddress(place.address) : ''
  useEffect(() => {
    if (knownAddress) setDraft(typed => (typed.address === '' ? { ...typed, address: knownAddress } : typed))
  }, [knownAddress])

  // As the cart says it: the address's, or else that of the last search.
  const zipCode = zipOfAddress(draft.address) || (place?.zipCode ?? '')

  const choose = (choice: CallChoice) => {
    setCall(choice)
    keepInDraft(choice)
  }
  const calls = useCallHours(draft.address)

  const refuse = ({ title, message }: Words, more: readonly string[] = []) =>
    setNotice({ title, lines: [message, ...more] })
  /** For what the form itself can't show. */
  const refuseInToast = ({ title, message }: Words) =>
    showToast({ tone: 'alarm', title, description: message })
  const doubted = useRef('')
  /** Any address is accepted, but one that nothing can be installed at only by another press. */
  const isDoubted = async (address: string) => {
    if (doubted.current === address) return false
    const doubt = await askAddressDoubt(address)
    if (!doubt) return false
    doubted.current = address
    refuse({ title: 'Please check the address', message: doubt }, [PRESS_AGAIN])
    return true
  }
  const goToSignIn = () => {
    handOver({ ...draft, ...call })
    return navigate('/auth', { state: { returnTo: '/checkout', email: draft.email.trim() } })
  }
  const settle = async (answer: OrderAnswer) => {
    switch (answer.kind) {
      case 'placed':
        endOrderAttempt()
        forgetDraft()
        cart.forget()
        showToast({ tone: 'good', title: 'Order submitted!' })
        await navigate(
          `/order-confirmation?order=${answer.orderId}${answer.detailsKept ? '&details=kept' : ''}`,
        )
        return true
      case 'sign_in':
        refuseInToast(answer)
        await goToSignIn()
        break
      case 'cart_changed':
        cart.replace(answer.items)
        // An empty cart takes the form away.
        if (answer.items.length > 0) refuse(answer, answer.changes)
        else refuseInToast({ title: answer.title, message: answer.changes.join(' ') })
        break
      case 'invalid':
        setErrors(answer.fields)
        if (Object.keys(answer.fields).length === 0) refuse(answer)
        break
      case 'slot_taken':
        choose({ ...call, startsAt: null })
        calls.askAgain()
        refuse(answer)
        break
      case 'failed':
        refuse(answer)
    }
    return false
  }

  return {
    draft,
    errors,
    notice,
    processing,
    call: { ...call, offered: calls.offered, choose },
    signedIn: user !== null,
    /** Whether somebody came back from the sign-in that the order needs. */
    isBack,
    /** Where the cart's cost is worked out for; '' if no place is known. */
    zipCode,
    goToSignIn,
    edit(name: keyof CheckoutDraft, value: string) {
      // Uses the form's current content: the account's address may have arrived since it was last drawn.
      setDraft(typed => ({ ...typed, [name]: value }))
      keepInDraft({ [name]: value })
      setErrors(found => without(found, name))
    },
    async place() {
      setNotice(null)
      setProcessing(true)
      let placed = false
      try {
        // Somebody may submit before the session is known.
        const contact = draft.email === '' && loading ? await withAccountEmail(draft) : draft
        const faults = contactErrors(contact)
        setErrors(faults)
        if (Object.keys(faults).length > 0) return
        if (items.length === 0) refuseInToast(checkoutProblems.cart_empty)
        else if (await isDoubted(contact.address)) return
        else placed = await settle(await submitOrder(contact, { items, shown, zipCode }, call))
      } finally {
        // What was ordered still shows until the next page does: it isn't ordered twice.
        setProcessing(placed)
      }
    },
  }
}

async function withAccountEmail(draft: CheckoutDraft): Promise<CheckoutDraft> {
  const { user } = await knownSession()
  return { ...draft, email: user?.email ?? '' }
}

function without(errors: FieldErrors, name: keyof CheckoutDraft): FieldErrors {
  const { [name]: _mended, ...others } = errors
  return others
}

function typedInto(form: HTMLFormElement | null): Partial<CheckoutDraft> {
  return Object.fromEntries(
    [...new FormData(form ?? undefined)].filter(([name, value]) => name in EMPTY_DRAFT && value !== ''),
  )
}

function contactErrors(draft: CheckoutDraft): FieldErrors {
  const faults: FieldErrors = {}
  for (const [name, rule] of Object.entries(contactRules)) {
    if (!rule.test(draft[name as keyof CheckoutDraft])) faults[name] = rule.message
  }
  return faults
}
