import { useQuery } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '#src/testing/open-screen.tsx'
import { organisation } from '#src/testing/records.ts'
import { stubService, tagged } from '#src/testing/service.ts'
import { getContact } from '#wire/contacts.ts'
import { updateOwnUser } from '#wire/settings-users.ts'
import { contactQueries } from './contacts.ts'
import { useUpdateOwnUser } from './settings-users.ts'

const service = stubService()

test('what names its owner names them as they are called by now', async () => {
  let name = 'Eva Prins'
  service.current.on(getContact, () => tagged({ ...organisation(7, 'Bakkerij'), account_user_name: name }, '"1"'))
  service.current.on(updateOwnUser, ({ body }) => {
    name = `Eva ${body.lastname}`
    return { status: '200 OK' }
  })
  function Component() {
    const { data } = useQuery(contactQueries.detail(7))
    const { mutate } = useUpdateOwnUser()
    return <button onClick={() => mutate({ body: { lastname: 'Smit' } })}>{data?.account_user_name}</button>
  }
  openScreen({ Component }, { path: '/' })
  await page.getByRole('button', { name: 'Eva Prins' }).click()
  await expect.element(page.getByRole('button', { name: 'Eva Smit' })).toBeVisible()
})
