import { testService, type TestService } from './test-service.ts'

/** A service of its own, asked through the app interface; `send` still speaks version 2. */
export async function appService() {
  const service = await testService()
  return { ...service, ask: appSender(service) }
}

/** Asks as the signed-in user; a path is below /api/app/<account>. */
export const appSender =
  ({ send, account }: Pick<TestService, 'send' | 'account'>): TestService['send'] =>
  (method, path, body, headers) =>
    send(method, `/api/app/${account}${path}`, body, headers)

export type AppService = Awaited<ReturnType<typeof appService>>
