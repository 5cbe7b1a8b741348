import { Link } from 'react-router'
import { buttonClass } from '../ui/button.tsx'

const steps = [
  {
    title: 'Compare plans and prices',
    text: 'Search your address and see speeds, prices and fees side by side, for today and for the months ahead.',
  },
  {
    title: 'Choose your providers',
    text: 'Pick the internet, TV and security services that fit your home. Each one is up to you.',
  },
  {
    title: 'Build your bundle',
    text: 'Put them together, see one monthly total, and order online or with a person on the phone.',
  },
]

export function HowItWorks() {
  return (
    <section aria-labelledby="how-title" className="page-width section-space">
      <h2 id="how-title" className="text-3xl sm:text-4xl">
        How it Works
      </h2>
      <ol className="mt-10 grid gap-x-8 gap-y-10 md:grid-cols-3">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="flex gap-5 border-t-2 border-line pt-6 md:block">
            <span aria-hidden className="font-display text-4xl leading-none font-bold text-soft">
              {index + 1}
            </span>
            <div className="md:mt-4">
              <h3 className="text-xl">{title}</h3>
              <p className="mt-2 max-w-measure text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-10">
        <Link to="/bundles" className={buttonClass()}>
          Start Building
        </Link>
      </p>
    </section>
  )
}
