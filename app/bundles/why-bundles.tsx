import { CalendarX2, Headset, ReceiptText, Wrench } from 'lucide-react'

const reasons = [
  {
    Icon: ReceiptText,
    title: 'One clear total',
    text: 'Each service keeps its own price and terms. You see them side by side with their sum.',
  },
  {
    Icon: CalendarX2,
    title: 'No contracts',
    text: 'We don’t add a contract. A service may have its own: ask before you order.',
  },
  {
    Icon: Wrench,
    title: 'Professional installation',
    text: 'Technicians set everything up. We tell you what that costs before you order.',
  },
  {
    Icon: Headset,
    title: '24/7 support',
    text: 'The chat answers day and night, the phone during our hours.',
  },
]

export function WhyBundles() {
  return (
    <ul className="grid grid-cols-2 gap-x-5 gap-y-5 sm:gap-x-10 sm:gap-y-8 lg:grid-cols-4">
      {reasons.map(({ Icon, title, text }) => (
        <li key={title} className="border-t border-line pt-3 sm:pt-5">
          <Icon aria-hidden className="size-7 text-lamp max-sm:hidden" strokeWidth={1.75} />
          <h3 className="text-lg sm:mt-3 sm:text-xl">{title}</h3>
          <p className="mt-1 text-soft max-sm:text-sm sm:mt-2">{text}</p>
        </li>
      ))}
    </ul>
  )
}
