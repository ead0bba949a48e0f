import { lazy, type ComponentType } from 'react'

/** A part that comes after its screen, which stands without it: where its file cannot be loaded it stays away. */
export function optionalPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() }
    } catch {
      return { default: () => null }
    }
  })
}
