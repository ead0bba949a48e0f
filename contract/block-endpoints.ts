import { type BlockChange, type BlockedPerson } from './block.ts'
import { nothing, says, type Endpoint } from './endpoint.ts'

/** Whom a person blocks and mutes. */
export const blockEndpoints = {
  listBlocks: {
    kind: 'node',
    method: 'GET',
    path: '/blocks',
    access: 'user',
    summary: 'Whom one blocks and mutes, newest first',
    reply: says<BlockedPerson[]>('people, each with kind and since'),
    errors: [],
  },
  changeBlock: {
    kind: 'node',
    method: 'PUT',
    path: '/blocks/:id',
    access: 'user',
    summary: 'Block or mute a person, or undo it; the person is not told',
    body: says<BlockChange>('{kind, isOn}'),
    reply: nothing,
    errors: ['invalid', 'notFound', 'blocksFull'],
  },
} as const satisfies Record<string, Endpoint>
