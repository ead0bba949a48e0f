import './visitor-browser.ts'
import { renderToString } from 'react-dom/server'
import { setOperatorLists } from '../../contract/choices.ts'
import { type RenderRequest, type RenderedPage } from '../../contract/server-rendering.ts'
import { setPreloaded, pageSettings, type Preloaded } from '../preloaded.ts'
import { queryClient } from '../query-client.ts'
import { placeAt } from '../router/address.ts'
import { beginAt } from '../router/router.ts'
import { routes } from '../routes.ts'
import { WholePage } from '../whole-page.tsx'

/**
 * Renders a screen as a visitor first sees it, with the components that hydrate it in the browser.
 * @throws what the screen throws while it renders
 */
export async function renderPage({ address, preloaded, dataset }: RenderRequest): Promise<RenderedPage> {
  // Screens read the settings when their module loads.
  setPreloaded(preloaded as Preloaded)
  setOperatorLists(pageSettings().lists)
  const place = placeAt(new URL(address, 'http://localhost'))
  const Screen = await routes[place.screen].load()
  // Nothing below awaits, so no other page is rendered in between.
  setPreloaded(structuredClone(preloaded as Preloaded))
  queryClient.clear()
  Object.assign(document.documentElement, { dataset })
  beginAt({ ...place, content: { Screen } })
  const html = renderToString(<WholePage />)
  queryClient.clear()
  const [links = ''] = /^(?:<link [^>]*>)*/.exec(html) ?? []
  // A button does nothing before its script runs, and says so. An inert one would let the press through to a link.
  const body = html
    .slice(links.length)
    .replaceAll(/<button (?![^>]*aria-disabled)/g, '$&data-unhydrated aria-disabled="true" ')
  return { links, body }
}
