import { type ReactNode, useEffect } from 'react'
import { addToCartPress } from '../cart/cart.ts'
import { ChatButton, openChatPress } from '../chat/chat.ts'
import { callPress } from '../contact/call-press.ts'
import { listenForPresses } from '../first-load/listen-for-presses.ts'
import { BottomBar } from './bottom-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LoadingBar } from './loading-bar.tsx'
import { stayWhileOffline } from './stay-while-offline.ts'
import { ToastRegion } from './toast-region.tsx'

const presses = [addToCartPress, openChatPress, callPress]
const heard = presses.map(({ selector }) => selector).join()

/** What surrounds every screen, including errors. */
export function Shell({ children }: { children: ReactNode }) {
  // From here on controls do what they say without loading a page; browser tests wait for this mark.
  useEffect(() => {
    document.documentElement.dataset.ready = 'true'
    const stop = listenForPresses(presses)
    // Repeated outside React's own work, which would postpone what a press does.
    const repeat = window.takeEarlyInput?.(heard)
    if (repeat) setTimeout(repeat)
    return stop
  }, [])
  useEffect(stayWhileOffline, [])
  return (
    <>
      <Header />
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
        <LoadingBar />
      </main>
      <Footer />
      <ChatButton />
      <BottomBar />
      <ToastRegion />
    </>
  )
}
