import { useEffect, useEffectEvent, useState } from 'react'
import { useStore } from './ui/store.ts'

/**
 * What is typed in forms without a draft, such as login, stored while the page loads again in another language. Secrets
 * are never stored.
 */
const storageKey = 'typed'
const isSecret = (name: string) => /password|code/i.test(name)

type Values = Record<string, unknown>

const nothing: Values = {}
const forms = new Set<() => object>()

/** What the load before left for this address; `null` until it is read. */
let restored: Values | null = null

/** What was typed here before the page was loaded again, as long as the form stands. */
export function useTyped(): Values {
  const stored = useStore({ get: takeTyped, subscribe: () => () => {} }, () => nothing)
  const [taken, setTaken] = useState(stored)
  if (taken === nothing && stored !== nothing) setTaken(stored)
  return taken
}

/** The text of a box without a form's state, stored under `name` like the values of forms. */
export function useTypedText(name: string, initial = ''): [text: string, setText: (text: string) => void] {
  const stored = useTyped()[name]
  const [changed, setChanged] = useState<string>()
  const text = changed ?? (typeof stored === 'string' ? stored : initial)
  useHeldTyping(() => ({ [name]: text }))
  return [text, setChanged]
}

/** Has `storeTyped` store the values of a form. */
export function useHeldTyping(values: () => object): void {
  const read = useEffectEvent(values)
  useEffect(() => {
    const form = () => read()
    forms.add(form)
    return () => {
      forms.delete(form)
      restored = nothing
    }
  }, [])
}

/** The hash of the address, where a screen removed it because it is a secret. */
let removedHash: string | undefined

/** Has the next load of this page begin with a hash that the screen removed from the address. */
export function useRemovedHash(hash: string | undefined): void {
  useEffect(() => {
    removedHash = hash
    return () => {
      removedHash = undefined
    }
  }, [hash])
}

/** What `useRemovedHash` holds. */
export function removedHashOfPage(): string | undefined {
  return removedHash
}

/** Stores what the forms of this page hold, for the next load of this address. */
export function storeTyped(): void {
  const held = [...forms].flatMap((read) => Object.entries(read()))
  const values = Object.fromEntries(held.filter(([name, value]) => !isSecret(name) && value !== ''))
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ path: location.pathname, values }))
  } catch {
    // Without storage the typed values are lost.
  }
}

function takeTyped(): Values {
  restored ??= readStored()
  return restored
}

function readStored(): Values {
  try {
    const stored = sessionStorage.getItem(storageKey)
    sessionStorage.removeItem(storageKey)
    const { path, values } = JSON.parse(stored ?? '{}') as { path?: string; values?: Values }
    return path === location.pathname && values ? values : nothing
  } catch {
    return nothing
  }
}
