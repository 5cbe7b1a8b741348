import type { Visitor } from '../visitor.ts'

/** From the ZIP to the bundle that was sent. */
export async function buildBundle(visitor: Visitor): Promise<void> {
  await visitor.open('/bundles')
  await visitor.fill('ZIP code', '48201', { inside: 'main' })
  await visitor.click('button', 'Check Availability')
  await visitor.sees('in Wayne County')
  await visitor.click('radio', 'Internet 300…')
  await visitor.shoot()
  await visitor.fill('Full Name', 'Bo Renter')
  await visitor.fill('Email Address', 'bo@example.com')
  await visitor.fill('Phone Number', '512 555 0101')
  await visitor.shoot()
  await visitor.click('button', 'Submit My Bundle')
  await visitor.sees('Thank you')
  await visitor.shoot()
}

async function say(visitor: Visitor, text: string, answer: string): Promise<void> {
  await visitor.fill('Your message…', text)
  await visitor.page.press('Enter')
  await visitor.sees(answer, { inside: '[role=log]' })
}

/** An order by chat, then a question and its answer. */
export async function chat(visitor: Visitor): Promise<void> {
  await visitor.open('/bundles')
  await visitor.click('button', visitor.isOnPhone ? 'Chat' : 'Live Chat…')
  await visitor.sees('Hi! Looking for help choosing a bundle or placing an order?')
  await visitor.shoot()
  await visitor.click('button', 'I want to order internet')
  await visitor.sees('What is your name?')
  await say(visitor, 'Ana', 'Which ZIP code')
  await say(visitor, '78701', 'email address')
  await say(visitor, 'ana@example.com', 'phone number')
  await say(visitor, '512 555 0100', 'Thank you, Ana!')
  await visitor.click('button', 'No thanks')
  await visitor.sees('we call you about this request and nothing else')
  await visitor.shoot()
  await say(visitor, 'What is latency?', 'milliseconds')
  await visitor.shoot()
}

/** Asks for a quote, and chooses when to be called. */
export async function quote(visitor: Visitor): Promise<void> {
  await visitor.open('/quote')
  await visitor.fill('Full Name', 'Cy Owner')
  await visitor.fill('Email Address', 'cy@example.com')
  await visitor.fill('Phone Number', '512 555 0102')
  await visitor.fill('ZIP Code', '78701')
  await visitor.choose('What is it for?', 'Home internet')
  await visitor.shoot()
  await visitor.click('button', 'Request my quote')
  await visitor.sees('Thank you, we have your request')
  await visitor.click('link', 'Choose when we call')
  await visitor.isAt(/^\/callback\//)
  await visitor.ready()
  await visitor.shoot()
}
