import { selectAdmins } from '#service/store/users.ts'
import type { Operation } from '#wire/operation.ts'
import { reaches, type Role } from '#wire/roles.ts'
import { plainId } from '#wire/webhook-operations.ts'
import { userNameOf } from './person-name.ts'
import { RefusedWith } from './refused.ts'
import type { Unit } from './unit.ts'

/** Whether a person may use an operation. On the customer's page nobody has a role: there the link is the right. */
export const mayUse = ({ may }: Pick<Operation, 'may'>, role: Role) => may === 'receiver' || reaches(role, may)

/** What they show one passes for somebody else with: the signing secrets, and the links of receivers in a payload. */
const showingRights: readonly string[] = ['webhooks.secrets', 'deliveries.details']

const isReading = ({ methods, id }: Pick<Operation, 'methods' | 'id'>) =>
  methods[0] === 'GET' && !showingRights.includes(plainId({ id }))

/** Whether what is shown may hold links with which a customer accepts: whoever only reads gets none. */
export const maySeeLinks = ({ user, apiKey }: Pick<Unit, 'user' | 'apiKey'>) =>
  user.role !== 'reader' && apiKey?.access !== 'read'

/**
 * Refuses a person whose role is less than what the operation is for, with 403: it says which role it takes and who has
 * an admin's (interface, section 1.4). So is a read-only API key where something is written.
 */
export async function refuseLesser(unit: Unit, op: Pick<Operation, 'id' | 'may' | 'methods'>) {
  const { user, apiKey } = unit
  if (apiKey?.access === 'read' && !isReading(op))
    throw new RefusedWith('forbidden', 'This API key may only read. Ask an admin for one that may write.', {
      code: 'write_access_required',
      required_access: 'write',
      access: 'read',
    })
  if (op.may === 'receiver' || mayUse(op, user.role)) return
  const ask = await namesOfAdmins(unit)
  const message = `This takes the role ${op.may}, and ${apiKey ? 'that of this API key' : 'yours'} is ${user.role}. Ask ${ask.join(' or ')}.`
  throw new RefusedWith('forbidden', message, { code: 'role_required', required_role: op.may, role: user.role, ask })
}

/** Of the active ones, in the order they came; whoever has no name is known by their address. */
export const namesOfAdmins = async ({ db }: Unit) => (await selectAdmins(db)).map((user) => userNameOf(user))
