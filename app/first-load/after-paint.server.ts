/** The router's module script: what it imports first, and what it does with it. */
const ROUTER_SCRIPT =
  /^(<script (?:nonce="[^"]*" )?type="module" async="">)((?:import [^\n]*;\n)+)([\s\S]*)(<\/script>)$/
const PRELOAD = /<link rel="modulepreload" href="([^"]*)"[^>]*>/g

/** A page opened in the background is not painted, and some browsers don't report that. */
export const LONGEST_WAIT_MS = 300

/**
 * The page with its scripts fetched after its first paint, so that on a slow connection they don't compete with
 * visible content. Its modules are requested at once; what they import, each in a task of its own, because about
 * twenty in one block a phone. Throws if the router's script doesn't have the known form.
 *
 * Only the head and that script are made into text, byte for byte: decoding a whole page of results and encoding it
 * again took a third of the time that the page took.
 */
export function scriptsAfterPaint(page: Buffer): Buffer {
  const headEnd = page.indexOf('</head>')
  const start = page.lastIndexOf('<script', page.lastIndexOf(' type="module" async="">import '))
  const end = page.indexOf('</script>', start) + '</script>'.length
  const head = page.toString('latin1', 0, headEnd)
  const files = [...head.matchAll(PRELOAD)].map(([, file]) => file)
  const [whole, open, imports = '', rest, close] =
    ROUTER_SCRIPT.exec(page.toString('latin1', start, end)) ?? []
  if (!whole || files.length === 0) throw new Error('The router starts pages in an unknown way.')
  const modules = [...imports.matchAll(/^import (?:\* as (\w+) from )?("[^"]*");$/gm)]
  const names = modules.map(([, name = '']) => name).join(',')
  const script = `const start = async () => {
const modules = Promise.all([${modules.map(([, , file]) => `import(${file})`).join(',')}]);
for (const href of ${JSON.stringify(files)}) {
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  await new Promise(done => setTimeout(done));
}
const [${names}] = await modules;
${rest}
};
let started = false;
const once = () => { if (!started) { started = true; start(); } };
new PerformanceObserver(once).observe({ type: "paint", buffered: true });
setTimeout(once, ${LONGEST_WAIT_MS});`
  return Buffer.concat([
    Buffer.from(head.replaceAll(PRELOAD, ''), 'latin1'),
    page.subarray(headEnd, start),
    Buffer.from(`${open}${script}${close}`, 'latin1'),
    page.subarray(end),
  ])
}
