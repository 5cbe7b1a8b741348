import {
  type McpServer,
  ProtocolError,
  ProtocolErrorCode,
  ResourceTemplate,
} from '@modelcontextprotocol/server'
import { getGuide, listGuides } from '#domain/public-answers/guide-answers.operations.server.ts'
import { brand } from '#platform/brand.ts'
import type { AskTool } from './ask-tool.server.ts'
import { COMPARE_VIEW, compareView, VIEW_TYPE } from './compare-view.ts'

const GUIDE = 'plainwire://guides/'

/** Guides as resources, and the one view. */
export function offerResources(server: McpServer, ask: AskTool): void {
  const guides = new ResourceTemplate(`${GUIDE}{guide}`, {
    list: async () => {
      const listed = await ask(listGuides, {})
      if (!listed.ok) throw new ProtocolError(ProtocolErrorCode.InternalError, listed.words)
      return {
        resources: listed.value.guides.map(({ id, title }) => ({
          ...{ name: id, title, uri: `${GUIDE}${id}` },
          mimeType: 'text/plain',
        })),
      }
    },
  })
  const about = {
    title: 'Guides',
    description: `Guides of ${brand.name}, in plain text.`,
    mimeType: 'text/plain',
  }
  server.registerResource('guides', guides, about, async (uri, { guide }) => {
    const found = await ask(getGuide, { guide })
    if (!found.ok) throw new ProtocolError(ProtocolErrorCode.InvalidParams, found.words)
    return { contents: [{ uri: uri.href, mimeType: 'text/plain', text: found.text }] }
  })
  server.registerResource(
    'compare-view',
    COMPARE_VIEW,
    {
      title: `${brand.name}: plans compared`,
      description: 'The table that hosts may show for compare_cost.',
      mimeType: VIEW_TYPE,
    },
    uri => ({
      contents: [
        { uri: uri.href, mimeType: VIEW_TYPE, text: compareView, _meta: { ui: { prefersBorder: true } } },
      ],
    }),
  )
}
