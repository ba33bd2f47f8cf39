import type { Role } from '#wire/roles.ts'
import { appSender } from './app-sender.ts'
import { addToken, addUser, sender, testService, type TestService } from './test-service.ts'

/** Somebody else of the account, who asks on their own. */
export async function colleague(service: TestService, firstname: string, role: Role = 'seller') {
  const { within, account, template_id } = service
  const userId = await addUser(within, firstname, 'Bakker', { role })
  const token = await addToken(within, userId)
  const send = sender(service.service, { account, token })
  return { ...service, userId, token, send, ask: appSender({ send, account }), template_id }
}

/** An admin, Eva, and two sellers who see only their own. */
export async function firm() {
  const admin = await testService()
  const app = appSender(admin)
  await app('PATCH', '/account', { sellers_see: 'own' })
  return { admin, app, bo: await colleague(admin, 'Bo'), cas: await colleague(admin, 'Cas') }
}

export type Colleague = Awaited<ReturnType<typeof colleague>>
