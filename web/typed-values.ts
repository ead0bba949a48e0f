import { useEffect, useEffectEvent, useState } from 'react'
import { tabStorage } from './storage.ts'
import { like, storedValue } from './stored-value.ts'
import { useStore } from './ui/store.ts'

type Values = Record<string, unknown>

/**
 * What is typed in forms without a draft, such as login, stored while the page loads again in another language. Secrets
 * are never stored.
 */
const stored = storedValue('typed', {
  version: 1,
  isShaped: like<{ path: string; values: Values }>({ path: '', values: {} }),
  storage: tabStorage,
})
const isSecret = (name: string) => /password|code/i.test(name)

const nothing: Values = {}
const forms = new Set<() => object>()

/** What the load before left for this address; `null` until it is read. */
let restored: Values | null = null

/** What was typed here before the page was loaded again, as long as the form stands. */
export function useTyped(): Values {
  const typed = useStore({ get: takeTyped, subscribe: () => () => {} }, () => nothing)
  const [taken, setTaken] = useState(typed)
  if (taken === nothing && typed !== nothing) setTaken(typed)
  return taken
}

/** The text of a box without a form's state, stored under `name` like the values of forms. */
export function useTypedText(name: string, initial = ''): [text: string, setText: (text: string) => void] {
  const typed = useTyped()[name]
  const [changed, setChanged] = useState<string>()
  const text = changed ?? (typeof typed === 'string' ? typed : initial)
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
  stored.write({ path: location.pathname, values })
}

function takeTyped(): Values {
  restored ??= readStored()
  return restored
}

function readStored(): Values {
  const left = stored.read()
  stored.write(null)
  return left?.path === location.pathname ? left.values : nothing
}
