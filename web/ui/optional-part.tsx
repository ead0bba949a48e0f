import { lazy, type ComponentType } from 'react'

/** A part that loads after its screen and is left out when its file fails to load. */
export function optionalPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() }
    } catch {
      return { default: () => null }
    }
  })
}
