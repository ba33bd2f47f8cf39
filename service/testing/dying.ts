import type { KyselyPlugin } from 'kysely'
import type { Db } from '#service/store/db.ts'

/** A process that dies before its statement number `at`: that one and all after it fail. */
export function dyingAt(db: Db, at: number) {
  let statements = 0
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements += 1
      if (statements >= at) throw new Error('the process is dead')
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { db: db.withPlugin(plugin), hasDied: () => statements >= at }
}

/** Runs `task` once for each statement it could die at, and says when it came through. */
export async function atEveryStatement(task: (at: number) => Promise<boolean>) {
  let at = 1
  while (await task(at)) at += 1
  return at - 1
}
