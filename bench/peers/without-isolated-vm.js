/** Directus runs scripts of people's own in `isolated-vm`, which needs a compiler; here nobody has any. */
import { registerHooks } from 'node:module'

registerHooks({
  resolve: (specifier, context, next) => next(specifier === 'isolated-vm' ? 'node:vm' : specifier, context),
})
