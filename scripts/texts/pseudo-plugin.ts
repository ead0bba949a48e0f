import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Plugin } from 'vite'

const query = '?pseudo'
const pseudo = JSON.stringify(join(import.meta.dirname, 'pseudo.ts'))

/** Gives screens the English catalogue in the language for tests; the catalogue itself goes on reading its own. */
export function pseudoTexts(): Plugin {
  return {
    name: 'pseudo-texts',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!/\/en\/[\w-]+\.ts$/.test(source) || importer?.endsWith(query)) return undefined
      const english = await this.resolve(source, importer, { ...options, skipSelf: true })
      return english && { ...english, id: english.id + query }
    },
    async load(id) {
      if (!id.endsWith(query)) return undefined
      const file = id.slice(0, -query.length)
      const names = [...(await readFile(file, 'utf8')).matchAll(/^export (?:const|function) (\w+)/gm)].map(
        ([, name]) => name,
      )
      const exports = names.map((name) => `export const ${name} = /* @__PURE__ */ pseudo(english.${name}, '${name}')`)
      return [`import * as english from ${JSON.stringify(file)}`, `import { pseudo } from ${pseudo}`, ...exports].join(
        '\n',
      )
    },
  }
}
