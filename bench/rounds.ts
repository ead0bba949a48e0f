import { median } from './measure.ts'

/** What is measured beside its limits: each function runs one round. */
export interface Measurement {
  name: string
  /** Of rates more is better, of the others less. */
  unit: 'calls/s' | 'rows/s' | 'ms' | 'kB'
  ours: () => Promise<number>
  /** The nearest limit first: it makes the ratio. */
  floors: Record<string, () => Promise<number>>
  rounds?: number
}

/** The figures of a measurement. */
export interface Row {
  subject: string
  name: string
  unit: Measurement['unit']
  /** Medians of the rounds. */
  ours: number
  floors: Record<string, number>
  /** How many times its first floor it costs: median, least and most of the rounds. Without a floor the figure itself. */
  ratio: number
  least: number
  most: number
}

const usualRounds = 5

/** Measures in turn, so that what else the machine does falls on all alike. */
export async function inRounds(subject: string, measurement: Measurement): Promise<Row> {
  const { name, unit, ours, floors, rounds = usualRounds } = measurement
  const figures: number[] = []
  const limits = new Map(Object.keys(floors).map((floor) => [floor, [] as number[]]))
  for (let round = 0; round < rounds; round++) {
    figures.push(await ours())
    for (const [floor, measure] of Object.entries(floors)) limits.get(floor)?.push(await measure())
  }
  const [first] = limits.values()
  const isRate = unit.endsWith('/s')
  const ratios = figures.map((figure, round) => {
    const limit = first?.[round]
    if (limit === undefined) return figure
    return isRate ? limit / figure : figure / limit
  })
  return {
    subject,
    name,
    unit,
    ours: rounded(median(figures)),
    floors: Object.fromEntries([...limits].map(([floor, values]) => [floor, rounded(median(values))])),
    ratio: rounded(median(ratios)),
    least: rounded(Math.min(...ratios)),
    most: rounded(Math.max(...ratios)),
  }
}

/** Three figures that count: more would be noise in a kept file. */
function rounded(value: number): number {
  return Number(value.toPrecision(3))
}
