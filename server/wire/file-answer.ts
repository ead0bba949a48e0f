import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { finished } from 'node:stream'
import { type FastifyReply } from 'fastify'

/** A file to be kept by who asked, instead of JSON. */
export class FileAnswer {
  readonly #file: string
  readonly #about: { name: string; type: string; onSent: (isWhole: boolean) => void }

  /** `name` is what the browser calls it; `onSent` hears whether all of it was sent. */
  constructor(file: string, about: { name: string; type: string; onSent: (isWhole: boolean) => void }) {
    this.#file = file
    this.#about = about
  }

  async send(reply: FastifyReply): Promise<FastifyReply> {
    const { name, type, onSent } = this.#about
    const { size } = await stat(this.#file).catch((error: unknown) => {
      onSent(false)
      throw error
    })
    finished(reply.raw, (error) => onSent(!error))
    reply.header('content-disposition', `attachment; filename="${name}"`).header('content-length', size)
    return reply.type(type).send(createReadStream(this.#file))
  }
}
