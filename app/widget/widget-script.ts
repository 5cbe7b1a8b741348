/**
 * The script that partners' pages load: inserts the widget right after itself, or at the end of a page whose head it is in. It reads the script's own `data-`
 * attributes, stores nothing, and accepts a height only from the frame that it made.
 */
export const WIDGET_SCRIPT = `(function () {
  'use strict'
  var script = document.currentScript || document.querySelector('script[data-key][src*="/widget.js"]')
  if (!script) return
  var home = new URL(script.src).origin
  var query = new URLSearchParams({ key: script.dataset.key || '', site: location.origin })
  ;['zip', 'theme', 'accent'].forEach(function (name) {
    if (script.dataset[name]) query.set(name, script.dataset[name])
  })
  var frame = document.createElement('iframe')
  frame.src = home + '/widget/frame?' + query
  frame.title = 'Internet plans by ZIP code'
  frame.style.cssText = 'display:block;width:100%;height:0;border:0;color-scheme:normal'
  addEventListener('message', function (event) {
    if (event.origin !== home || event.source !== frame.contentWindow) return
    var height = event.data && event.data.plainwireHeight
    if (typeof height === 'number' && height > 0 && height < 4000) frame.style.height = Math.ceil(height) + 'px'
  })
  // Nothing shows in the head, where scripts are often put: there the widget goes to the end of the page.
  function place() {
    if (!document.head.contains(script)) return script.after(frame)
    if (!document.body) return addEventListener('DOMContentLoaded', place, { once: true })
    document.body.append(frame)
    console.warn('The Plainwire widget is at the end of this page: its script is in <head>. Put the script where the widget belongs.')
  }
  place()
})()
`
