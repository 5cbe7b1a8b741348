import { classes } from '../ui/classes.ts'
import { chat } from './chat-store.ts'

/** On what opens the chat, where `className` places it: that something was said while it was closed. */
export function UnreadMark({ className }: { className: string }) {
  return chat.use().unread ? (
    <>
      <span className="sr-only"> (new message)</span>
      <span
        aria-hidden
        className={classes(
          'absolute size-3 rounded-full bg-alarm forced-colors:bg-[CanvasText] forced-color-adjust-none',
          className,
        )}
      />
    </>
  ) : null
}
