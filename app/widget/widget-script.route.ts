import { WIDGET_SCRIPT } from './widget-script.ts'

/** The script of the widget, the same for everybody. */
export const loader = () =>
  new Response(WIDGET_SCRIPT, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  })
