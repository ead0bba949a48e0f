import { bodies, type BodyType } from './bodies.ts'
import { drawBodywork } from './bodywork.ts'
import { drawScene, type Scene, type SceneName } from './scenes.ts'
import { type Sheet } from './sheet.ts'
import { drawWheel, type Rim } from './wheel.ts'

/** Light and dark tone of each paint. */
export const paints = {
  plate: ['#2f5fe0', '#12309b'],
  cherry: ['#c5283a', '#7a0f22'],
  pine: ['#2f6b52', '#123c2e'],
  pearl: ['#f1f2f0', '#b9bec4'],
  silver: ['#c3c9d0', '#7f8894'],
  coal: ['#3a4049', '#14171c'],
  amber: ['#f0a92c', '#b56a0c'],
  sky: ['#8fb9dc', '#4d7fa9'],
  sand: ['#d9c7a6', '#9c8660'],
  plum: ['#6a4a8c', '#3a2357'],
  teal: ['#1f8a8c', '#0b4d54'],
  lime: ['#b9c93a', '#74821a'],
} as const
export type Paint = keyof typeof paints

/** The part of the 1200 x 750 drawing that each shot shows: left, top, width and height. */
const shots = {
  side: [0, 0, 1200, 750],
  front: [60, 230, 560, 350],
  rear: [590, 230, 560, 350],
  wheel: [150, 360, 400, 250],
  cabin: [360, 190, 520, 325],
} as const
export type Shot = keyof typeof shots

export interface Vehicle {
  type: BodyType
  paint: Paint
  scene: SceneName
  rim: Rim
  shot: Shot
  /** Faces right instead of left. */
  flip?: boolean
  /** Decides the scene's peaks, houses and waves. */
  seed: number
}

/** Draws a vehicle from the side as an SVG text of 1200 x 750 px. */
export function drawVehicle(vehicle: Vehicle): string {
  const sheet = sheetOf(vehicle)
  const { id, body, ground, scale, x, y } = sheet
  const scene = drawScene(vehicle.scene, id, ground, vehicle.seed)
  const radius = body.r * scale
  const wheels = [x(body.fw), x(body.rw)]
  const outline = bodyOutline(sheet)
  const car = `<g id="${id}car">${drawBodywork(sheet, outline)}${wheels.map((cx) => drawWheel(cx, y(body.r), radius, vehicle.rim, id)).join('')}</g>`
  const mirror = vehicle.flip ? ' transform="matrix(-1 0 0 1 1200 0)"' : ''
  const [left, top, width, height] = shots[vehicle.shot]
  const viewBox = `${vehicle.flip ? 1200 - left - width : left} ${top} ${width} ${height}`
  const tyreShadows = wheels.map(
    (cx) => `<ellipse cx="${cx}" cy="${ground}" rx="${(radius * 1.2).toFixed(0)}" ry="9" fill="#05070b" opacity=".6"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="1200" height="750" preserveAspectRatio="xMidYMid slice">
<defs>${scene.defs}${gradients(sheet)}${masks(sheet, scene, outline)}</defs>
<g${mirror}>${scene.art}
<ellipse cx="600" cy="${ground + 4}" rx="${(body.L * scale * 0.55).toFixed(0)}" ry="26" fill="url(#${id}sh)"/>
<g mask="url(#${id}mk)"><use href="#${id}car" transform="matrix(1 0 0 -1 0 ${2 * ground})"/></g>
${tyreShadows.join('')}${car}</g></svg>`
}

function sheetOf({ type, paint, scene, seed }: Vehicle): Sheet {
  const body = bodies[type]
  const [light, dark] = paints[paint]
  const ground = 600
  const scale = Math.min(212, 985 / body.L)
  const left = 600 - (body.L * scale) / 2
  const x = (metres: number) => Number((left + metres * scale).toFixed(1))
  const y = (metres: number) => Number((ground - metres * scale).toFixed(1))
  const path = (metres: string) =>
    metres.replace(/(-?\d*\.?\d+),(-?\d*\.?\d+)/g, (_, px: string, py: string) => `${x(Number(px))},${y(Number(py))}`)
  const isNight = scene === 'studio-night' || scene === 'dusk'
  return { id: `c${seed}`, body, light, dark, isNight, scale, ground, x, y, path }
}

/** The closed outline of the body with its two wheel arches. */
function bodyOutline({ body, scale, x, y, path }: Sheet): string {
  const arch = body.r * scale * 1.13
  const sill = y(body.sill)
  const half = Math.sqrt(arch ** 2 - (sill - y(body.r)) ** 2)
  const archAt = (cx: number) =>
    `L${(cx + half).toFixed(1)},${sill} A${arch.toFixed(1)},${arch.toFixed(1)} 0 0 0 ${(cx - half).toFixed(1)},${sill}`
  return `${path(body.out)} ${archAt(x(body.rw))} ${archAt(x(body.fw))} Z`
}

function gradients({ id, body, light, dark, y }: Sheet): string {
  return `
<linearGradient id="${id}bd" gradientUnits="userSpaceOnUse" x1="0" y1="${y(1.6 * body.belt[1])}" x2="0" y2="${y(0.15)}"><stop offset="0" stop-color="#fff"/><stop offset=".02" stop-color="${light}"/><stop offset=".46" stop-color="${light}"/><stop offset=".8" stop-color="${dark}"/><stop offset="1" stop-color="${dark}"/></linearGradient>
<linearGradient id="${id}gl" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#56657a"/><stop offset=".5" stop-color="#27303c"/><stop offset="1" stop-color="#141920"/></linearGradient>
<linearGradient id="${id}rm" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f3f5f7"/><stop offset=".5" stop-color="#b4bac2"/><stop offset="1" stop-color="#868d97"/></linearGradient>
<radialGradient id="${id}ty"><stop offset=".72" stop-color="#101216"/><stop offset=".9" stop-color="#24272d"/><stop offset="1" stop-color="#0c0d10"/></radialGradient>
<linearGradient id="${id}hl" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#fff"/><stop offset=".55" stop-color="#cfe0f2"/><stop offset="1" stop-color="#6f8196"/></linearGradient>
<linearGradient id="${id}tl" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#8c0b16"/><stop offset="1" stop-color="#ff3b44"/></linearGradient>
<radialGradient id="${id}sh"><stop offset="0" stop-color="#05070b" stop-opacity=".78"/><stop offset=".6" stop-color="#05070b" stop-opacity=".42"/><stop offset="1" stop-color="#05070b" stop-opacity="0"/></radialGradient>`
}

function masks({ id, body, ground, path }: Sheet, scene: Scene, outline: string): string {
  const blur = (name: string, deviation: number, area: string) =>
    `<filter id="${id}${name}" ${area}><feGaussianBlur stdDeviation="${deviation}"/></filter>`
  const bodyArea = 'x="-5%" y="-30%" width="110%" height="160%"'
  return `
<linearGradient id="${id}fd" gradientUnits="userSpaceOnUse" x1="0" y1="${ground}" x2="0" y2="${ground + 130}"><stop offset="0" stop-color="#fff" stop-opacity="${scene.reflect}"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>
<mask id="${id}mk" maskUnits="userSpaceOnUse" x="0" y="${ground}" width="1200" height="150"><rect y="${ground}" width="1200" height="150" fill="url(#${id}fd)"/></mask>
<clipPath id="${id}cl"><path d="${outline}"/></clipPath><clipPath id="${id}gc"><path d="${path(body.glass)}"/></clipPath>
${blur('b1', 2.2, bodyArea)}${blur('b2', 7, bodyArea)}${blur('b3', 6, 'x="-20%" y="-200%" width="140%" height="500%"')}`
}
