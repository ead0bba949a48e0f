import { screenAt, screens, type ScreenName } from '../../contract/screens.ts'

type ParamNames<Path extends string> = Path extends `${string}$${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}$${infer Name}`
    ? Name
    : never

/** The variable parts of a screen's path. */
export type Params<Name extends ScreenName> = Record<ParamNames<(typeof screens)[Name]['path']>, string>

type SearchValues = Record<string, string | true | readonly string[] | undefined>

type Values<Name extends ScreenName> = [keyof Params<Name>] extends [never]
  ? [values?: SearchValues]
  : [values: Params<Name> & SearchValues]

/** What an address refers to. */
export interface Place {
  screen: ScreenName
  params: Readonly<Record<string, string>>
  url: URL
}

/** The address of a screen. Values that its path does not name follow the question mark. */
export function href<Name extends ScreenName>(screen: Name, ...[values = {}]: Values<Name>): string {
  const search = new Map(Object.entries(values))
  const path = screens[screen].path.replace(/\$(\w+)/g, (_, name: string) => {
    const value = search.get(name)
    search.delete(name)
    return encodeURIComponent(String(value))
  })
  const params = [...search].flatMap(([name, value]) =>
    [value].flat().flatMap((one) => (one === undefined ? [] : [[name, String(one)]])),
  )
  return params.length === 0 ? path : `${path}?${new URLSearchParams(params).toString()}`
}

/** The screen at an address; an address without one is not found. */
export function placeAt(url: URL): Place {
  const screen = screenAt(url.pathname) ?? 'notFound'
  const values = url.pathname.split('/')
  const params = screens[screen].path
    .split('/')
    .flatMap((part, i) => (part.startsWith('$') ? [[part.slice(1), decoded(values[i] ?? '')]] : []))
  return { screen, params: Object.fromEntries(params) as Place['params'], url }
}

/** Tolerates a lone `%`, which anybody may type. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
