import { Section } from '../ui/section.tsx'
import { Code } from './code.tsx'
import type { developersView } from './developers-view.server.ts'

type View = ReturnType<typeof developersView>

/** How other people's assistants call us, and what they may do. */
export function AssistantSection({ mcpConfig, tools }: Pick<View, 'mcpConfig' | 'tools'>) {
  return (
    <Section
      id="assistants"
      title="For assistants (MCP)"
      intro="Your assistant can ask us by the Model Context Protocol, without a key. It reads only, keeps nothing, and knows nobody: to order, people follow a link to our pages."
    >
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
        <div className="min-w-0">
          <h3 className="mb-2 text-base">What to put into its settings</h3>
          <Code name="Settings of an assistant" text={mcpConfig} />
        </div>
        <dl className="space-y-3">
          {tools.map(({ name, summary }) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd className="text-soft">{summary}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}

/** What a partner's key opens: requests, and the widget. */
export function PartnerSection({ examples, widgetTag }: Pick<View, 'examples' | 'widgetTag'>) {
  return (
    <Section
      id="partners"
      tone="band"
      title="For partners"
      intro="With a key for programs, your program has a daily quota of its own in place of the limit by network. With a key for pages, you show our widget, and browsers may ask from your sites. Ask us for one. It opens nothing that is closed to others: it counts what you use."
    >
      <h3 className="mb-2 text-base">The widget: a ZIP box and the three plans that come first by total</h3>
      <Code name="The widget" text={widgetTag} />
      <p className="mt-2 max-w-measure text-soft">
        Put the tag into the body, where the widget belongs: it appears right after it.{' '}
        <code>data-theme</code> is light, dark or auto; <code>data-accent</code> a color as #rrggbb;{' '}
        <code>data-zip</code> a ZIP code to begin with. It sets no cookie, and shows only on the sites you
        gave us; anywhere else it says why it doesn’t. Its key is in your page for everyone to read, so it’s
        limited by network and not by your quota.
      </p>
      <p className="mt-2 max-w-measure text-soft">
        A key for pages doesn’t work without a browser, and a key for programs doesn’t work in one: keep it
        secret, on your server. If you need both, ask us for two keys.
      </p>
      <div className="mt-8 space-y-8">
        {examples.map(({ id, summary, curl, fetch: script }) => (
          <div key={id}>
            <h3 className="mb-2 text-base">{summary}</h3>
            <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
              <Code name={`${id} by curl`} text={curl} />
              <Code name={`${id} by fetch`} text={script} />
            </div>
          </div>
        ))}
      </div>
    </Section>
  )
}
