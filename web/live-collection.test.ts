import { beforeEach, expect, test, vi } from 'vitest'
import { offlineError } from './call-error.ts'
import { liveCollection } from './live-collection.ts'
import { queryClient } from './query-client.ts'
import { mergeById } from './rows-by-id.ts'

interface Row {
  id: string
  text: string
}

const load = vi.fn<(id: string) => Promise<Row[]>>()
const rows = liveCollection<Row[], Row>({
  queryKey: (id) => ['rows', id],
  topic: () => 'messages',
  load,
  merge: (known, changes) =>
    mergeById(
      known.filter(({ id }) => !changes.has(id)),
      [...changes.values()].filter((row) => row !== null),
    ),
  staleTime: Infinity,
})
const row = (id: string, text = id): Row => ({ id, text })
const shown = (id = 'here') => queryClient.getQueryData(rows.query(id).queryKey)

beforeEach(() => {
  queryClient.clear()
  queryClient.setDefaultOptions({ queries: { retry: false, networkMode: 'always' } })
  load.mockReset()
})

test('applies an event to each loaded row once, in order, and adds no data that was not requested', async () => {
  rows.change('here', new Map([['b', row('b')]]))
  expect(shown()).toBeUndefined()
  load.mockResolvedValueOnce([row('a'), row('c')])
  await queryClient.ensureQueryData(rows.query('here'))
  rows.change('here', new Map([['b', row('b')]]))
  rows.change('here', new Map([['b', row('b', 'again')]]))
  rows.change('here', new Map([['c', null]]))
  expect(shown()).toEqual([row('a'), row('b', 'again')])
})

test('does not let an answer undo an event that came after its request', async () => {
  const answer = Promise.withResolvers<Row[]>()
  load.mockReturnValueOnce(answer.promise)
  const loaded = queryClient.ensureQueryData(rows.query('here'))
  rows.change('here', new Map([['b', row('b')]]))
  rows.change('here', new Map([['a', null]]))
  rows.change('elsewhere', new Map([['x', row('x')]]))
  answer.resolve([row('a')])
  await loaded
  expect(shown()).toEqual([row('b')])
})

test('refetches again when a request is under way, which may miss events before the subscription', async () => {
  const early = Promise.withResolvers<Row[]>()
  load.mockReturnValueOnce(early.promise).mockResolvedValueOnce([row('a'), row('b')])
  const first = queryClient.ensureQueryData(rows.query('here'))
  const refetched = rows.refetch('here')
  early.resolve([row('a')])
  await Promise.all([first, refetched])
  expect(load).toHaveBeenCalledTimes(2)
  expect(shown()).toEqual([row('a'), row('b')])
})

test('reports a failed refetch and leaves what is shown', async () => {
  load.mockResolvedValueOnce([row('a')]).mockRejectedValueOnce(offlineError())
  await queryClient.ensureQueryData(rows.query('here'))
  await expect(rows.refetch('here')).rejects.toThrow(offlineError().sentence)
  expect(shown()).toEqual([row('a')])
})

test('merges shown data and a newer answer by its own rule', async () => {
  const custom = liveCollection<Row[], Row>({
    queryKey: (id) => ['custom', id],
    topic: () => 'messages',
    load,
    merge: (known) => known,
    mergeRefetched: (known, newer, changes) => mergeById(known, newer).filter(({ id }) => changes.get(id) !== null),
  })
  const later = Promise.withResolvers<Row[]>()
  load.mockResolvedValueOnce([row('a')]).mockReturnValueOnce(later.promise)
  await queryClient.ensureQueryData(custom.query('here'))
  const refetched = custom.refetch('here')
  await Promise.resolve()
  custom.change('here', new Map([['c', null]]))
  later.resolve([row('b'), row('c')])
  await refetched
  expect(queryClient.getQueryData(custom.query('here').queryKey)).toEqual([row('a'), row('b')])
})
