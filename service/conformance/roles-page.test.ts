import { expect, test } from 'vitest'
import { rolesPage } from './roles-page.ts'

test('the page of roles and operations is the newest', async () => {
  await expect(rolesPage()).toMatchFileSnapshot('../../docs/roles.md')
})
