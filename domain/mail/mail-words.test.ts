import { expect, test } from 'vitest'
import { mailWords } from './mail-words.ts'

test('a mail says the same as text and as HTML, its link on a line of its own', () => {
  const { subject, body, html } = mailWords('Your order', [
    'Thank you.',
    { facts: [['Order number', 'PW-7K3M-X9QD']] },
    { link: 'https://shop.example/orders/PW?key=a&b', label: 'See your order' },
  ])
  expect(subject).toBe('Your order')
  expect(body).toBe(
    'Thank you.\n\nOrder number: PW-7K3M-X9QD\n\nSee your order:\nhttps://shop.example/orders/PW?key=a&b\n\nPlainwire\n',
  )
  for (const words of ['Thank you.', 'PW-7K3M-X9QD', 'href="https://shop.example/orders/PW?key=a&amp;b"'])
    expect(html).toContain(words)
})

test('what people typed cannot become markup, and nothing loads from outside', () => {
  const { html } = mailWords(`<img src=x onerror=alert(1)>`, [
    `<script>alert('x')</script> & "quotes"`,
    { facts: [['<b>', '</td><td onclick="x">\nnext']] },
    { link: 'https://shop.example/"><script>', label: '<i>' },
  ])
  expect(html).not.toMatch(/<script|<img|<i>|<b>|onclick="/)
  expect(html).toContain('&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt; &amp; &quot;quotes&quot;')
  expect(html).not.toMatch(/<[^>]*(?:src=|url\()|<link/)
})
