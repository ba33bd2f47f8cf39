import type { Db } from './db.ts'

type User = 'product' | 'proposal' | 'favorite_template'

/** `keeps`: it is worth less without. A proposal has its own texts and tables, so it lets those templates go. */
type Use = { by: User; column: string; keeps: boolean }

const use = (by: User, column: string, keeps = true): Use => ({ by, column, keeps })

/** What points to a setting. */
const uses = {
  vat_group: [use('product', 'vat_group_id')],
  design_template: [use('proposal', 'design_template_id'), use('favorite_template', 'design_template_id')],
  text_template: [use('proposal', 'text_template_id', false), use('favorite_template', 'text_template_id')],
  automation_set: [use('proposal', 'automation_set_id'), use('favorite_template', 'automation_set_id')],
  proposal_directory: [use('proposal', 'directory_id')],
  favorite_template: [use('proposal', 'favorite_template_id', false)],
  email_template: [],
} satisfies Record<string, Use[]>

export type Setting = keyof typeof uses

/** How many keep it; proposals in the trashcan too, from where they may come back. */
export async function countUses(db: Db, setting: Setting, id: number) {
  const { dynamic } = db
  const counts = { product: 0, proposal: 0, favorite_template: 0, trashed: 0 }
  for (const { by, column } of uses[setting].filter(({ keeps }) => keeps)) {
    const users = db
      .selectFrom(by)
      .where(dynamic.ref(column), '=', id)
      .select(({ fn }) => fn.countAll<number>().as('count'))
    counts[by] = (await users.executeTakeFirstOrThrow()).count
    if (by === 'proposal')
      counts.trashed = (await users.where(dynamic.ref('deleted_at'), 'is not', null).executeTakeFirstOrThrow()).count
  }
  return counts
}

/** Whatever points to a setting points to another one from now on, or to none. What lets it go points to none. */
export async function pointElsewhere(db: Db, setting: Setting, id: number, to: number | null) {
  for (const { by, column, keeps } of uses[setting])
    await db
      .updateTable(by)
      .set({ [column]: keeps ? to : null })
      .where(db.dynamic.ref(column), '=', id)
      .execute()
}

export const hasSetting = async (db: Db, setting: Setting, id: number) =>
  (await db.selectFrom(setting).select('id').where('id', '=', id).executeTakeFirst()) !== undefined

export const deleteSetting = async (db: Db, setting: Setting, id: number) => {
  await db.deleteFrom(setting).where('id', '=', id).execute()
}
