import { type Sheet } from './sheet.ts'

/** Everything of the car but its wheels, inside `outline` (path data in px). */
export function drawBodywork(sheet: Sheet, outline: string): string {
  return [
    underbody(sheet),
    roof(sheet),
    `<path d="${outline}" fill="url(#${sheet.id}bd)"/>`,
    `<g clip-path="url(#${sheet.id}cl)">${reflections(sheet)}${skirts(sheet)}${openings(sheet)}</g>`,
    glass(sheet),
    seams(sheet),
    fittings(sheet),
  ].join('\n')
}

function underbody({ body, scale, x, y }: Sheet): string {
  const arch = (body.r * scale * 1.13 * 0.985).toFixed(1)
  const wells = [body.fw, body.rw].map((cx) => `<circle cx="${x(cx)}" cy="${y(body.r)}" r="${arch}" fill="#07080a"/>`)
  const floor = `M${x(body.fw)},${y(body.sill + 0.3)} H${x(body.rw)} V${y(body.sill - 0.06)} H${x(body.fw)} Z`
  return `<path d="${floor}" fill="#0a0b0e"/>${wells.join('')}`
}

function roof({ body, dark, scale, path }: Sheet): string {
  const rails = body.rails
    ? `<path d="${path(body.rails)}" fill="none" stroke="#20242b" stroke-width="${(0.028 * scale).toFixed(1)}" stroke-linecap="round"/>`
    : ''
  const spoiler = body.spoiler
    ? `<path d="${path('M4.02,.93 C4.18,.955 4.34,.965 4.50,.955 L4.47,.885 C4.34,.89 4.2,.90 4.08,.915 Z')}" fill="${dark}"/>`
    : ''
  return rails + spoiler
}

function reflections({ id, body, dark, scale, x, y, path }: Sheet): string {
  const shoulder = `cx="${x(body.L * 0.2)}" cy="${y(body.belt[0] - 0.08)}"`
  const turned = `transform="rotate(-9 ${x(body.L * 0.2)} ${y(body.belt[0] - 0.08)})"`
  return `<path d="${path(body.crease)} L${x(body.L)},${y(0)} L${x(0)},${y(0)} Z" fill="${dark}" opacity=".55" filter="url(#${id}b2)"/>
<path d="${path(body.crease)}" fill="none" stroke="#fff" stroke-opacity=".38" stroke-width="${(0.016 * scale).toFixed(1)}" transform="translate(0 -3)" filter="url(#${id}b1)"/>
<path d="M${x(-0.1)},${y(body.sill + 0.17)} H${x(body.L + 0.1)} V${y(body.sill + 0.08)} H${x(-0.1)} Z" fill="#fff" opacity=".16" filter="url(#${id}b3)"/>
<path d="${path(body.out)}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="${(0.035 * scale).toFixed(1)}" filter="url(#${id}b1)"/>
<ellipse ${shoulder} rx="${(0.62 * scale).toFixed(1)}" ry="${(0.06 * scale).toFixed(1)}" fill="#fff" opacity=".3" ${turned} filter="url(#${id}b3)"/>`
}

function skirts({ body, scale, x, y }: Sheet): string {
  const height = body.clad ? 0.15 : 0.045
  const arch = body.r * scale * 1.13 + (body.clad ? 0.035 * scale : 2)
  const rings = [body.fw, body.rw].map((cx) => `<circle cx="${x(cx)}" cy="${y(body.r)}" r="${arch.toFixed(1)}"/>`)
  const skirt = `M${x(-0.1)},${y(body.sill + height)} H${x(body.L + 0.1)} V${y(0)} H${x(-0.1)} Z`
  return body.clad
    ? `<path d="${skirt}" fill="#23262c"/><g fill="none" stroke="#23262c" stroke-width="${(0.1 * scale).toFixed(1)}">${rings.join('')}</g>`
    : `<path d="${skirt}" fill="#16181d" opacity=".85"/><g fill="none" stroke="#000" stroke-opacity=".28" stroke-width="3">${rings.join('')}</g>`
}

/** Air intakes in front and the diffuser behind. */
function openings({ body, path }: Sheet): string {
  const { L, sill } = body
  const nose = body.belt[0]
  const intake = `M-.05,${sill + 0.1} L.3,${sill + 0.1} C.24,${sill + 0.19} .14,${sill + 0.25} -.05,${sill + 0.26} Z`
  const grille = `M-.05,${nose * 0.5} L.05,${nose * 0.5} C.09,${nose * 0.55} .08,${nose * 0.6} .04,${nose * 0.63} L-.05,${nose * 0.63} Z`
  const diffuser = `M${L - 0.3},${sill + 0.12} L${L + 0.05},${sill + 0.16} L${L + 0.05},0 L${L - 0.35},0 Z`
  return `<path d="${path(`${intake} ${grille}`)}" fill="#101216"/><path d="${path(diffuser)}" fill="#16181d" opacity=".8"/>`
}

function glass(sheet: Sheet): string {
  const { id, body, isNight, scale, path } = sheet
  const pane = path(body.glass)
  return `<path d="${path(body.screen)}" fill="#12161d" opacity=".92"/>
<path d="${pane}" fill="url(#${id}gl)" stroke="#0c0e12" stroke-width="${(0.03 * scale).toFixed(1)}" stroke-linejoin="round"/>
<g clip-path="url(#${id}gc)"><g fill="#07090c" opacity=".5">${seats(sheet)}</g>${glare(sheet)}${pillars(sheet)}</g>
<path d="${pane}" fill="none" stroke="${isNight ? '#8d97a6' : '#dfe4ea'}" stroke-opacity=".5" stroke-width="1.6"/>`
}

function seats(sheet: Sheet): string {
  const px = (metres: number) => (metres * sheet.scale).toFixed(0)
  return sheet.body.doors
    .slice(0, 2)
    .map((door, i) => {
      const foot = `M${sheet.x(door + (i ? 0.42 : 0.62))},${sheet.y(beltAt(sheet, door) - 0.05)}`
      return `<path d="${foot} c-4,${px(-0.26)} ${px(0.1)},${px(-0.34)} ${px(0.2)},${px(-0.3)} c${px(0.08)},${px(0.04)} ${px(0.1)},${px(0.2)} ${px(0.1)},${px(0.32)} Z"/>`
    })
    .join('')
}

/** Slanting stripes of light on the windows. */
function glare({ body, scale, x, y }: Sheet): string {
  const px = (metres: number) => (metres * scale).toFixed(0)
  const stripe = (from: number, width: number) =>
    `M${x((body.doors[0] ?? 0) + from)},${y(body.belt[1] + 0.9)} l${px(width)},0 l${px(-0.55)},${px(1.1)} l${px(-width)},0 Z`
  return `<path d="${stripe(0.5, 0.32)} ${stripe(0.93, 0.1)} ${stripe(1.9, 0.42)}" fill="#fff" opacity=".13"/>`
}

function pillars({ body, scale, x, y }: Sheet): string {
  return body.pillars
    .map((at) => {
      const belt = body.belt[0] + (body.belt[1] - body.belt[0]) * ((at - (body.doors[0] ?? 0)) / 2)
      return `<path d="M${x(at)},${y(belt - 0.03)} L${x(at + 0.06)},${y(belt + 0.9)}" stroke="#0c0e12" stroke-width="${(0.055 * scale).toFixed(1)}"/>`
    })
    .join('')
}

/** The gaps round doors, bonnet and filler cap. */
function seams(sheet: Sheet): string {
  const { body, scale, x, y } = sheet
  const first = body.doors[0] ?? 0
  const last = body.doors.at(-1) ?? 0
  const sill = y(body.sill + 0.09)
  const doorFoot = x(last - (body.slider || body.doors.length === 2 ? 0 : 0.08))
  const rail = body.slider ? `<path d="M${x(3.26)},${y(1.12)} H${x(4.7)}" stroke-width="4"/>` : ''
  const nose = body.belt[0]
  const bonnet = `M${x(body.L * 0.055)},${y(nose * 0.735)} C${x(0.5)},${y(nose * 0.8)} ${x(first * 0.7)},${y(nose * 0.9)} ${x(first - 0.2)},${y(nose - 0.035)}`
  return `<g fill="none" stroke="#05070a" stroke-opacity=".42" stroke-width="2.2" stroke-linecap="round">
${body.doors.map((door, i) => `<path d="${doorSeam(sheet, door, i)}"/>`).join('')}
<path d="M${x(first)},${sill} H${doorFoot}"/>${rail}<path d="${bonnet}" stroke-opacity=".25"/>
<circle cx="${x(body.rw + 0.12)}" cy="${y(body.belt[1] - 0.17)}" r="${(0.062 * scale).toFixed(1)}" stroke-opacity=".22"/></g>`
}

function doorSeam(sheet: Sheet, door: number, index: number): string {
  const { body, x, y } = sheet
  const top = beltAt(sheet, door)
  const foot = body.sill + 0.09
  const roundsTheWheel = index === 2 && body.doors.length === 3 && !body.slider
  return roundsTheWheel
    ? `M${x(door + 0.06)},${y(top)} C${x(door + 0.08)},${y(top - 0.18)} ${x(door + 0.02)},${y(body.r * 2 + 0.12)} ${x(body.rw - 0.43)},${y(body.r + 0.2)} L${x(body.rw - 0.5)},${y(foot)}`
    : `M${x(door)},${y(top)} C${x(door - 0.015)},${y(top - 0.25)} ${x(door - 0.01)},${y(foot + 0.2)} ${x(door + 0.03)},${y(foot)}`
}

/** Handles, mirror and lamps. */
function fittings(sheet: Sheet): string {
  const { id, body, light, scale, x, y, path } = sheet
  const px = (metres: number) => (metres * scale).toFixed(1)
  const handles = body.handles.map(
    (at) =>
      `<rect x="${x(at)}" y="${y(beltAt(sheet, at) - 0.085)}" width="${px(0.17)}" height="${px(0.034)}" rx="3" fill="${light}" stroke="#05070a" stroke-opacity=".38" stroke-width="1.4"/>`,
  )
  const mirror = `M${x(body.mirror[0])},${y(body.mirror[1] - 0.02)} c${px(-0.02)},${px(-0.1)} ${px(0.05)},${px(-0.13)} ${px(0.13)},${px(-0.12)} c${px(0.06)},${px(0.01)} ${px(0.07)},${px(0.06)} ${px(0.05)},${px(0.12)} Z`
  return `${handles.join('')}
<path d="${mirror}" fill="url(#${id}bd)" stroke="#05070a" stroke-opacity=".45" stroke-width="1.6"/>
<path d="${path(body.head)}" fill="url(#${id}hl)" stroke="#0b0d11" stroke-opacity=".6" stroke-width="2"/>
<path d="${path(body.tail)}" fill="url(#${id}tl)" stroke="#3c0409" stroke-opacity=".6" stroke-width="2"/>`
}

function beltAt({ body }: Sheet, at: number): number {
  return body.belt[0] + (body.belt[1] - body.belt[0]) * Math.min(1, Math.max(0, (at - (body.doors[0] ?? 0)) / 2.2))
}
