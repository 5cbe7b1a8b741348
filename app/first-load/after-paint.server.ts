/** The router's module script: what it imports first, and what it does with it. */
const ROUTER_SCRIPT =
  /(<script (?:nonce="[^"]*" )?type="module" async="">)((?:import [^\n]*;\n)+)([\s\S]*?)(<\/script>)/
const PRELOAD = /<link rel="modulepreload" href="([^"]*)"[^>]*>/g

/** A page opened in the background is not painted, and some browsers don't report that. */
export const LONGEST_WAIT_MS = 300

/**
 * The page with its scripts fetched after its first paint, so that on a slow connection they don't compete with
 * visible content. Its modules are requested at once; what they import, each in a task of its own, because about
 * twenty in one block a phone. Throws if the router's script doesn't have the known form.
 */
export function scriptsAfterPaint(html: string): string {
  const files = [...html.matchAll(PRELOAD)].map(([, file]) => file)
  const page = html.replaceAll(PRELOAD, '')
  const [whole, open, imports = '', rest, close] = ROUTER_SCRIPT.exec(page) ?? []
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
  return page.replace(whole, () => `${open}${script}${close}`)
}
