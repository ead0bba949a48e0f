import { type BrowserContext } from '@playwright/test'

/** What a hostile text has done in a browser, in words; empty as long as it is only text. */
export type Harm = string[]

/**
 * Watches every page of a browser for what a text must never do: run, open a dialog, ask another site, break the
 * security policy, become an element, or stop a page's own script.
 */
export async function watchForHarm(context: BrowserContext, origin: string, harm: Harm = []): Promise<Harm> {
  context.on('dialog', (dialog) => {
    harm.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  context.on('weberror', (event) => harm.push(`error: ${event.error().message}`))
  await context.exposeBinding('reportHarm', (_source, what: string) => harm.push(what))
  await context.addInitScript(watchPage)
  // Looked at, not intercepted: what is intercepted is never read from the browser's cache.
  context.on('request', (request) => {
    const address = new URL(request.url())
    if (/^https?:$/.test(address.protocol) && address.origin !== origin) harm.push(`request: ${request.url()}`)
  })
  return harm
}

/** Runs in the page, before anything of its own; it may use nothing from outside itself. */
function watchPage(): void {
  const report = (what: string) =>
    void (globalThis as unknown as { reportHarm: (what: string) => Promise<void> }).reportHarm(what)
  Object.defineProperty(globalThis, 'tripped', {
    set() {
      report('script: tripped')
    },
    configurable: true,
  })
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    report(`policy: ${effectiveDirective} ${blockedURI}`)
  })

  /** The product's pages have none of these in their body. */
  const neverMade = new Set(
    'script iframe frame frameset object embed base meta link style marquee math video audio source template plaintext xmp portal image foreignObject animate set use body'
      .split(' ')
      .map((name) => name.toLowerCase()),
  )
  const leads = new Set(['href', 'xlink:href', 'src', 'srcdoc', 'action', 'formaction', 'data', 'poster', 'ping'])

  function judge(element: Element): void {
    const name = element.localName.toLowerCase()
    const isPagesOwn = element === document.body || document.body === null || document.head.contains(element)
    if (!isPagesOwn && neverMade.has(name)) report(`element: ${name}`)
    for (const { name: attribute, value } of element.attributes) {
      if (/^on/i.test(attribute)) report(`handler: ${name} ${attribute}`)
      if (!leads.has(attribute.toLowerCase())) continue
      const { protocol, origin } = URL.parse(value, document.baseURI) ?? { protocol: 'none:', origin: '' }
      if (/^https?:$/.test(protocol) ? origin !== location.origin : !['blob:', 'about:'].includes(protocol)) {
        report(`address: ${name} ${attribute}=${value.slice(0, 60)}`)
      }
    }
  }

  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'attributes') judge(target as Element)
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        for (const element of [node, ...node.querySelectorAll('*')]) judge(element)
      }
    }
  }).observe(document, { subtree: true, childList: true, attributes: true })
}
