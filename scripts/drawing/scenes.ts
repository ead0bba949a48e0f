import { seededRandom } from '../../server/lib/seeded-random.ts'

/** What stands behind a car: gradients, the drawing itself, and how strongly the floor reflects (0 to 1). */
export interface Scene {
  defs: string
  art: string
  reflect: number
}

interface Stage {
  id: string
  /** The height of the ground, in px of the 1200 x 750 drawing. */
  ground: number
  random: () => number
}

const studios = {
  'studio-mist': ['#dfe5ee', '#eef1f5', '#c3cbd6', '#ffffff'],
  'studio-sand': ['#e6d9c6', '#f2e9dc', '#cdb899', '#fffaf2'],
  'studio-sage': ['#cfdcd3', '#e4ece6', '#a9bdb0', '#fafffb'],
  'studio-blue': ['#b9cbef', '#d7e2f8', '#92abdb', '#f4f8ff'],
  'studio-rose': ['#ecd3cf', '#f6e6e2', '#d3aea8', '#fffaf8'],
  'studio-night': ['#161b26', '#232a38', '#0d1118', '#4a566d'],
} as const

const places = { dusk, alpine, city, coast }

export type SceneName = keyof typeof studios | keyof typeof places
export const sceneNames = [...Object.keys(studios), ...Object.keys(places)] as SceneName[]

/** Draws a scene. `id` begins every gradient's name, `seed` decides peaks, houses and waves. */
export function drawScene(name: SceneName, id: string, ground: number, seed: number): Scene {
  const stage = { id, ground, random: seededRandom(seed + 7) }
  return name in places ? places[name as keyof typeof places](stage) : studio(stage, name as keyof typeof studios)
}

function studio({ id, ground }: Stage, name: keyof typeof studios): Scene {
  const [top, mid, low, spot] = studios[name]
  const light = `<radialGradient id="${id}sp" cx=".5" cy=".42" r=".62"><stop offset="0" stop-color="${spot}" stop-opacity=".95"/><stop offset="1" stop-color="${spot}" stop-opacity="0"/></radialGradient>`
  const haze = `<linearGradient id="${id}hz" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${low}" stop-opacity="0"/><stop offset=".5" stop-color="${low}" stop-opacity=".55"/><stop offset="1" stop-color="${low}" stop-opacity="0"/></linearGradient>`
  return {
    defs: skyGradient(id, top, mid) + floorGradient(id, mid, low) + light + haze,
    art: `${backdrop(id, ground - 70)}<rect width="1200" height="750" fill="url(#${id}sp)"/><rect y="${ground - 120}" width="1200" height="110" fill="url(#${id}hz)"/>`,
    reflect: 0.2,
  }
}

function dusk({ id, ground, random }: Stage): Scene {
  const horizon = ground - 60
  const mountains =
    peaks(random, horizon, 340, 6, '#75669a', 0.7) +
    peaks(random, horizon, 220, 8, '#463f69', 0.95) +
    hills(horizon, 46, '#2f2d47')
  const sun = `<circle cx="880" cy="${ground - 190}" r="62" fill="#ffe2b0" opacity=".85"/>`
  const kerb = `<rect y="${ground - 62}" width="1200" height="6" fill="#c9bdb8" opacity=".45"/>`
  return {
    defs: skyGradient(id, '#263a72', '#7a6aa8', '#e79a86', '#fbd3a0') + floorGradient(id, '#4b4a5c', '#2b2b38'),
    art: backdrop(id, horizon) + sun + mountains + kerb + lane('#e9dfd3'),
    reflect: 0.06,
  }
}

function alpine({ id, ground, random }: Stage): Scene {
  const horizon = ground - 60
  const mountains =
    peaks(random, horizon, 440, 5, '#b3c8d9', 0.9) +
    peaks(random, horizon, 300, 7, '#7d9aad', 0.95) +
    hills(horizon, 95, '#5f8a63') +
    hills(horizon, 50, '#47734f')
  const kerb = `<rect y="${ground - 62}" width="1200" height="7" fill="#eef0ee" opacity=".7"/>`
  return {
    defs: skyGradient(id, '#8ec1e8', '#cfe5f4', '#f3f6f2') + floorGradient(id, '#8d939a', '#63686f'),
    art: backdrop(id, horizon) + mountains + kerb + lane('#f4f4ee'),
    reflect: 0.05,
  }
}

function city({ id, ground, random }: Stage): Scene {
  let houses = ''
  for (let x = -10; x < 1210;) {
    const width = 46 + random() * 84
    houses += house(random, x, width, ground - 60)
    x += width + (random() > 0.7 ? 14 : 2)
  }
  const hedge = `<rect y="${ground - 92}" width="1200" height="34" fill="#56705f"/><rect y="${ground - 66}" width="1200" height="10" fill="#d6d8da"/>`
  return {
    defs: skyGradient(id, '#bcd0e8', '#dfe8f2', '#f6ede1') + floorGradient(id, '#9a9fa8', '#6d727b'),
    art: `${backdrop(id, ground - 60)}<g opacity=".75">${houses}</g>${hedge}${lane('#f1f1ee')}`,
    reflect: 0.06,
  }
}

function house(random: () => number, x: number, width: number, foot: number): string {
  const top = foot - 110 - random() * 240
  const colour = ['#8e9cb4', '#a3afc3', '#7f8da7'][Math.floor(random() * 3)]
  let drawing = `<rect x="${whole(x)}" y="${whole(top)}" width="${whole(width)}" height="${whole(foot - top)}" fill="${colour}"/>`
  for (let y = top + 18; y < foot - 50; y += 26) {
    for (let column = x + 10; column < x + width - 14; column += 20) {
      if (random() <= 0.45) continue
      const light = (0.25 + random() * 0.5).toFixed(2)
      drawing += `<rect x="${whole(column)}" y="${whole(y)}" width="9" height="13" fill="#eef3fa" opacity="${light}"/>`
    }
  }
  return drawing
}

function coast({ id, ground, random }: Stage): Scene {
  const sea = `<linearGradient id="${id}sea" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2d7fa8"/><stop offset="1" stop-color="#5fb6c6"/></linearGradient>`
  const waves = Array.from({ length: 16 }, () => {
    const x = random() * 1150
    const y = ground - 175 + random() * 95
    return `<path d="M${whole(x)},${whole(y)} h${whole(20 + random() * 60)}"/>`
  }).join('')
  const cape = `<path d="M760,${ground - 190} C880,${ground - 270} 1010,${ground - 300} 1210,${ground - 330} V${ground - 150} C1050,${ground - 165} 900,${ground - 175} 760,${ground - 190} Z" fill="#6f8f74"/>`
  const posts = Array.from(
    { length: 13 },
    (_, i) => `<rect x="${i * 100 + 20}" y="${ground - 78}" width="12" height="24"/>`,
  )
  const rail = `<rect y="${ground - 78}" width="1200" height="12" fill="#e9e4d8"/><g fill="#e9e4d8">${posts.join('')}</g>`
  return {
    defs: skyGradient(id, '#58a6d6', '#a9d7ec', '#eef6f2') + floorGradient(id, '#b9b2a4', '#857f73') + sea,
    art: `${backdrop(id, ground - 60)}<rect y="${ground - 190}" width="1200" height="130" fill="url(#${id}sea)"/><g stroke="#e8f7fa" stroke-width="3" opacity=".45" stroke-linecap="round">${waves}</g>${cape}${rail}${lane('#f4efe4')}`,
    reflect: 0.05,
  }
}

function skyGradient(id: string, ...colours: string[]): string {
  const stops = colours.map(
    (colour, i) => `<stop offset="${(i / (colours.length - 1)).toFixed(2)}" stop-color="${colour}"/>`,
  )
  return `<linearGradient id="${id}sk" x1="0" y1="0" x2="0" y2="1">${stops.join('')}</linearGradient>`
}

function floorGradient(id: string, far: string, near: string): string {
  return `<linearGradient id="${id}fl" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${far}"/><stop offset="1" stop-color="${near}"/></linearGradient>`
}

function backdrop(id: string, horizon: number): string {
  return `<rect width="1200" height="${horizon}" fill="url(#${id}sk)"/><rect y="${horizon}" width="1200" height="${750 - horizon}" fill="url(#${id}fl)"/>`
}

function peaks(
  random: () => number,
  foot: number,
  height: number,
  count: number,
  fill: string,
  opacity: number,
): string {
  const step = 1240 / count
  let path = `M-20,${foot}`
  for (let i = 0; i <= count; i++) {
    const x = -20 + i * step
    path += ` L${whole(x)},${whole(foot - height * (0.35 + 0.65 * random()))}`
    if (i === count) break
    path += ` L${whole(x + step * (0.4 + 0.2 * random()))},${whole(foot - height * 0.25 * random() - height * 0.2)}`
  }
  return `<path d="${path} L1220,${foot} Z" fill="${fill}" opacity="${opacity}"/>`
}

function hills(foot: number, height: number, fill: string): string {
  return `<path d="M-10,${foot} C150,${foot - height} 330,${foot - height * 1.25} 520,${foot - height * 0.5} S900,${foot - height * 1.5} 1210,${foot - height * 0.35} L1210,${foot} Z" fill="${fill}"/>`
}

function lane(colour: string): string {
  const marks = [0, 1, 2, 3, 4].map((i) => `<path d="M${-60 + i * 290},702 h150 l-14,10 h-156 Z"/>`)
  return `<g fill="${colour}" opacity=".5">${marks.join('')}</g>`
}

function whole(x: number): string {
  return x.toFixed(0)
}
