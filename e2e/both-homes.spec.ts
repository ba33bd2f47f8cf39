import { expect, test } from '@playwright/test'
import { keptOperations } from './operations.ts'

/** What there is on Node alone, with the reason. */
const onNodeAlone: Record<string, string> = {
  'users.change-own-password': 'nobody types a password in the demo',
}

// Many tests run on Node alone, since others ask the demo for all that they ask (asksNothingNew). It runs after all.
test('whatever browser tests ask the service for on Node, they ask for in the demo too', () => {
  const { outputDir } = test.info().project
  const [node, demo] = [keptOperations(outputDir, 'node'), keptOperations(outputDir, 'demo')]
  expect(demo.size).toBeGreaterThan(100)
  expect([...node].filter((id) => !demo.has(id)).toSorted()).toEqual(Object.keys(onNodeAlone).toSorted())
})
