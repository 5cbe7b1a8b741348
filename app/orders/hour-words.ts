type Chosen = { slotStartsAt: string | null; withoutHour: 'call' | 'text' | 'email' }

/** What a choice of the hour came to. */
export const hourWords = ({ slotStartsAt, withoutHour }: Chosen): string =>
  slotStartsAt !== null
    ? 'The time of our call is set'
    : {
        call: 'We’ll call as soon as possible',
        text: 'We’ll text instead of calling',
        email: 'We’ll email instead of calling',
      }[withoutHour]
