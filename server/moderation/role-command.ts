import { parseArgs } from 'node:util'
import { roles } from '../../contract/moderation.ts'
import { isOneOf } from '../../contract/is-one-of.ts'
import { giveRole } from './account-moderation-store.ts'
import { accountOf, runOperatorCommand } from './operator-command.ts'

const help = `Gives an account a role, also while the product runs.

  npm run role -- EMAIL ROLE

  ROLE  ${roles.join(', ')}

DATA_DIR or DATABASE_URL name the store, as for "npm start".`

/** The command \`npm run role\`. */
export async function runRole(args: string[]): Promise<void> {
  await runOperatorCommand(async (open, actor) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { help: { type: 'boolean' } },
    })
    if (values.help) return help
    const [email, role, ...others] = positionals
    if (email === undefined || role === undefined || others.length > 0)
      throw new Error(`Name an e-mail and a role.\n\n${help}`)
    if (!isOneOf(roles, role)) throw new Error(`There is no role "${role}". There are: ${roles.join(', ')}.`)
    const db = await open()
    await giveRole(db, actor, { id: await accountOf(db, email), role })
    return `${email} has the role ${role}.`
  })
}
