/**
 * Lets React go on in a page that a browser translates (decision 95). A translator puts `<font>` elements in the place of
 * text nodes, or around them; React would fail to remove and to change the nodes that it made.
 */

/** The element that stands for a text node which a translator took out of the page. */
const standIns = new WeakMap<Node, Element>()
let isPatched = false

/** Watches for a translator; until one comes, nothing is changed. */
export function followTranslator(): void {
  const observer = new MutationObserver((records) => {
    for (const record of records) noteStandIn(record)
  })
  observer.observe(document.body, { childList: true, subtree: true })
}

function noteStandIn({ addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord): void {
  const font = [...addedNodes, previousSibling, nextSibling].find(isFont)
  if (!font) return
  patch()
  for (const node of removedNodes) if (node instanceof Text) standIns.set(node, font)
}

function isFont(node: Node | null | undefined): node is Element {
  return node?.nodeName === 'FONT'
}

/** The child of `parent` that shows `node` now: itself, the fonts around it, or what stands for it. */
function childFor(node: Node, parent: Node): Node | null {
  let shown: Node | null = node.parentNode ? node : (standIns.get(node) ?? null)
  while (shown && shown.parentNode !== parent) shown = isFont(shown.parentElement) ? shown.parentElement : null
  return shown
}

/** Takes away what stands for a node that is put elsewhere. */
function removeStandIn(node: Node): void {
  if (!node.parentNode) standIns.get(node)?.remove()
}

/** Teaches the three ways in which React changes a page what stands for its nodes. */
function patch(): void {
  if (isPatched) return
  isPatched = true
  // oxlint-disable-next-line typescript/unbound-method -- each is called on the node that it is asked of
  const { removeChild, insertBefore, appendChild } = Node.prototype
  Node.prototype.removeChild = function <T extends Node>(this: Node, node: T): T {
    const child = childFor(node, this)
    if (child) removeChild.call(this, child)
    return node
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    removeStandIn(node)
    return insertBefore.call(this, node, before && childFor(before, this)) as T
  }
  Node.prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
    removeStandIn(node)
    return appendChild.call(this, node) as T
  }
  patchText()
}

/** A text that changes comes back in the place of its translation, and is translated again. */
function patchText(): void {
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
  if (!value) return
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      if (!this.parentNode) standIns.get(this)?.replaceWith(this)
      value.set?.call(this, text)
    },
  })
}
