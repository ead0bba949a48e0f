import './visitor-browser.ts'
import { renderToString } from 'react-dom/server'
import { type Drawing, type DrawnPage } from '../../contract/drawing.ts'
import { bePreloaded, type Preloaded } from '../preloaded.ts'
import { queryClient } from '../query-client.ts'
import { placeAt } from '../router/address.ts'
import { beginAt } from '../router/router.ts'
import { routes } from '../routes.ts'
import { WholePage } from '../whole-page.tsx'

/**
 * Draws a screen as a visitor sees it at first, by the very components that take it over in the browser.
 * @throws what a screen throws that cannot be drawn
 */
export async function drawPage({ address, preloaded, dataset }: Drawing): Promise<DrawnPage> {
  // Screens read the settings while they are loaded.
  bePreloaded(preloaded as Preloaded)
  const place = placeAt(new URL(address, 'http://localhost'))
  const Screen = await routes[place.screen].load()
  // From here on nothing waits: no other page is drawn in between.
  bePreloaded(structuredClone(preloaded as Preloaded))
  queryClient.clear()
  Object.assign(document.documentElement, { dataset })
  beginAt({ ...place, content: { Screen } })
  const html = renderToString(<WholePage />)
  queryClient.clear()
  const [links = ''] = /^(?:<link [^>]*>)*/.exec(html) ?? []
  // Until its script runs a button does nothing, and says so. (An inert one would let the press through to a link.)
  const body = html
    .slice(links.length)
    .replaceAll(/<button (?![^>]*aria-disabled)/g, '$&data-drawn aria-disabled="true" ')
  return { links, body }
}
