import { type BrowserContext } from '@playwright/test'

/** What hostile texts did in a browser, in words; empty as long as they are plain text. */
export type Harm = string[]

/**
 * Watches every page of a browser for what a text must never do: run, open a dialog, ask another site, violate the
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
  // Only observed, because intercepted requests are never answered from the browser's cache.
  context.on('request', (request) => {
    const address = new URL(request.url())
    if (/^https?:$/.test(address.protocol) && address.origin !== origin) harm.push(`request: ${request.url()}`)
  })
  return harm
}

/** Runs in the page before its own scripts; it may use nothing outside itself. */
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

  /** Elements that the product's pages never have in their body. */
  const neverMade = new Set(
    'script iframe frame frameset object embed base meta link style marquee math video audio source template plaintext xmp portal image foreignObject animate set use body'
      .split(' ')
      .map((name) => name.toLowerCase()),
  )
  /** The product's own links to other programs and sites: they call, write or share, and contain nothing else. */
  const ways = [/^tel:\+?\d+$/, /^mailto:[^?&]+@[^?&]+$/, /^mailto:\?subject=[^&]*&body=[^&]*$/]
  const shares = [/^viber:\/\/forward\?text=[^&]*$/, /^https:\/\/wa\.me\/\?text=[^&]*$/]
  const leads = new Set(['href', 'xlink:href', 'src', 'srcdoc', 'action', 'formaction', 'data', 'poster', 'ping'])

  function check(element: Element): void {
    const name = element.localName.toLowerCase()
    const isPagesOwn = element === document.body || document.body === null || document.head.contains(element)
    if (!isPagesOwn && neverMade.has(name)) report(`element: ${name}`)
    for (const { name: attribute, value } of element.attributes) {
      if (/^on/i.test(attribute)) report(`handler: ${name} ${attribute}`)
      if (!leads.has(attribute.toLowerCase())) continue
      if (name === 'a' && [...ways, ...shares].some((way) => way.test(value))) continue
      // Links in people's messages may lead away, in another tab and not vouched for.
      if (
        /^https?:\/\//i.test(value) &&
        element.matches('[role=log] p > a[rel="noopener nofollow ugc"][target=_blank]')
      ) {
        continue
      }
      const { protocol, origin } = URL.parse(value, document.baseURI) ?? { protocol: 'none:', origin: '' }
      if (/^https?:$/.test(protocol) ? origin !== location.origin : !['blob:', 'about:'].includes(protocol)) {
        report(`address: ${name} ${attribute}=${value.slice(0, 60)}`)
      }
    }
  }

  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'attributes') check(target as Element)
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        for (const element of [node, ...node.querySelectorAll('*')]) check(element)
      }
    }
  }).observe(document, { subtree: true, childList: true, attributes: true })
}
