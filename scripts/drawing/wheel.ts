export const rims = ['five', 'twin', 'multi', 'turbine', 'aero'] as const
export type Rim = (typeof rims)[number]

/** One wheel at (`cx`, `cy`) with outer radius `radius`, in px; `id` names the vehicle's gradients. */
export function drawWheel(cx: number, cy: number, radius: number, rim: Rim, id: string): string {
  const inner = radius * 0.7
  const circle = (r: number, attributes: string) => `<circle cx="${cx}" cy="${cy}" r="${tenth(r)}" ${attributes}/>`
  return [
    circle(radius, `fill="url(#${id}ty)"`),
    circle(radius * 0.93, 'fill="none" stroke="#3c4149" stroke-width="1.4" opacity=".8"'),
    circle(radius * 0.74, 'fill="#0e1013"'),
    circle(inner * 0.72, 'fill="#4d535c"'),
    circle(inner * 0.68, 'fill="none" stroke="#343940" stroke-width="3" stroke-dasharray="3 5"'),
    spokes(cx, cy, inner, rim, id),
    circle(inner * 0.95, `fill="none" stroke="url(#${id}rm)" stroke-width="${tenth(radius * 0.065)}"`),
    circle(inner * 0.2, `fill="url(#${id}rm)"`),
    circle(inner * 0.1, 'fill="#2b3038"'),
  ].join('')
}

function spokes(cx: number, cy: number, r: number, rim: Rim, id: string): string {
  const x = (part: number) => tenth(cx + r * part)
  const y = (part: number) => tenth(cy + r * part)
  const metal = `fill="url(#${id}rm)"`
  const turned = (count: number, path: string, fill = metal) =>
    Array.from(
      { length: count },
      (_, i) => `<g transform="rotate(${(i * 360) / count} ${cx} ${cy})"><path d="${path}" ${fill}/></g>`,
    ).join('')
  switch (rim) {
    case 'five':
      return turned(5, `M${x(-0.17)},${y(0)} L${x(-0.11)},${y(-0.93)} h${tenth(r * 0.22)} L${x(0.17)},${y(0)} Z`)
    case 'twin':
      return turned(
        5,
        `M${x(-0.05)},${y(0)} L${x(-0.27)},${y(-0.92)} h${tenth(r * 0.15)} L${x(0.06)},${y(0)} Z M${x(-0.06)},${y(0)} L${x(0.12)},${y(-0.92)} h${tenth(r * 0.15)} L${x(0.05)},${y(0)} Z`,
      )
    case 'multi':
      return turned(12, `M${x(-0.06)},${y(0)} L${x(-0.055)},${y(-0.93)} h${tenth(r * 0.11)} L${x(0.06)},${y(0)} Z`)
    case 'turbine':
      return turned(
        8,
        `M${x(0)},${y(0)} C${x(-0.34)},${y(-0.3)} ${x(-0.26)},${y(-0.7)} ${x(-0.06)},${y(-0.93)} L${x(0.26)},${y(-0.9)} C${x(0)},${y(-0.6)} ${x(0.02)},${y(-0.3)} ${x(0)},${y(0)} Z`,
      )
    case 'aero':
      return (
        `<circle cx="${cx}" cy="${cy}" r="${tenth(r * 0.92)}" ${metal}/>` +
        turned(
          6,
          `M${x(-0.05)},${y(-0.36)} L${x(-0.16)},${y(-0.82)} h${tenth(r * 0.32)} L${x(0.05)},${y(-0.36)} Z`,
          'fill="#1b1f26"',
        )
      )
  }
}

function tenth(n: number): string {
  return n.toFixed(1)
}
