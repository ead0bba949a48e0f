/** The list of cars as one would write it by hand: one HTML file with its style inside, and the same pictures. */
import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { type Car, type CarWithId } from '../contract/car.ts'
import { pages, photos } from '../contract/limits.ts'
import { pictureAddress } from '../contract/photo.ts'
import { carName, picturesOf } from '../contract/shown-car.ts'
import { carPageQuery, wireQueryString } from '../contract/wire-query.ts'

/** So many cards have their pictures at once; the others when they come near. */
const first = 4
const style =
  'body{font-family:sans-serif;margin:1rem}ul{list-style:none;padding:0;display:grid;gap:1rem;grid-template-columns:repeat(auto-fill,minmax(290px,1fr))}img,.none{width:100%;height:auto;aspect-ratio:16/10;background:#ddd}'

/** Serves the page of these cars with the pictures of the product. */
export async function servePlainList(product: string, cars: CarWithId[]) {
  const page = brotliCompressSync(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Cars</title><style>${style}</style><main><h1>Cars</h1><ul>${cars.map(card).join('')}</ul></main>`,
  )
  const pictures = new Map<string, Buffer>()
  const shown = cars.filter((car) => picturesOf(car).length > 0)
  for (const address of new Set(shown.flatMap((car) => photos.widths.map((width) => coverOf(car, width))))) {
    pictures.set(address, Buffer.from(await (await fetch(product + address)).arrayBuffer()))
  }
  const server = createServer(({ url = '' }, answer) => {
    const picture = pictures.get(url)
    if (picture) {
      const headers = { 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' }
      answer.writeHead(200, headers).end(picture)
    } else if (url === '/themes') {
      answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(page)
    } else answer.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** The newest cars, as many as a page of the list holds unless told. */
export async function firstCars(product: string, count: number = pages.cars): Promise<CarWithId[]> {
  const query = wireQueryString(carPageQuery(count))
  const cars = (await (await fetch(`${product}/api/cars.json?${query}`)).json()) as Record<string, Car>
  return Object.entries(cars)
    .map(([id, car]) => ({ ...car, id }))
    .toReversed()
}

function card(car: CarWithId, index: number): string {
  return `<li>${imageOf(car, index)}<h2>${carName(car)}</h2><p>${car.year}, ${car.mileage ?? ''} km, ${car.engine}, ${car.transmission}</p><p>Vehicle price: ${car.price} BGN</p><p>${car.location}</p><a href="/themes/${car.id}">Details</a></li>`
}

function imageOf(car: CarWithId, index: number): string {
  if (picturesOf(car).length === 0) return '<div class="none"></div>'
  const sources = photos.widths.map((width) => `${coverOf(car, width)} ${width}w`).join(', ')
  const order = index < first ? 'fetchpriority="high"' : 'loading="lazy"'
  return `<img src="${coverOf(car, 960)}" srcset="${sources}" sizes="(width < 620px) 94vw, (width < 940px) 46vw, 296px" width="1600" height="1000" alt="" ${order}>`
}

function coverOf(car: CarWithId, width: (typeof photos.widths)[number]): string {
  return pictureAddress(car.id, picturesOf(car)[0] ?? '', 0, width)
}
