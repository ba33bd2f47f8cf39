import { sql, type Kysely } from 'kysely'

/** Whether a customer's question waits for an answer, which question a comment answers, and what it was asked about. */
export async function up(db: Kysely<unknown>) {
  const { schema } = db
  const add = () => schema.alterTable('comment')
  await add().addColumn('waiting_since', 'bigint').execute()
  await add().addColumn('answers', 'integer').execute()
  await add().addColumn('settled_at', 'bigint').execute()
  await add().addColumn('settled_by', 'integer').execute()
  await add()
    .addColumn('about', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await sql`
    update comment set waiting_since = created_at
    where contact_id is not null and account_user_id is null and audience = 'customer'
      and exists (
        select 1 from proposal where proposal.id = comment.proposal_id and proposal.status in ('edit', 'open')
      )
      and not exists (
      select 1 from comment reply
      where reply.account_id = comment.account_id and reply.proposal_id = comment.proposal_id
        and reply.account_user_id is not null and reply.audience = 'customer'
        and (reply.created_at > comment.created_at or (reply.created_at = comment.created_at and reply.id > comment.id))
    )
  `.execute(db)
  await nameSubjects(db)
  await schema
    .createIndex('waiting_questions')
    .on('comment')
    .columns(['account_id', 'waiting_since'])
    .where('waiting_since', 'is not', null)
    .execute()
}

type Titled = { id: number; title: string }
type Content = { sections: Titled[]; pricetables: { rows: { id: number; content?: string }[] }[] }

/** As the row or section is called in the newest version; from now on it is kept as it was called when it was asked. */
async function nameSubjects(db: Kysely<unknown>) {
  const comments = await sql<{ id: number; row_id: number | null; section_id: number | null; content: string }>`
    select comment.id, comment.row_id, comment.section_id, version.content
    from comment
    join proposal on proposal.id = comment.proposal_id
    join proposal_version version on version.id = proposal.version_id
    where comment.row_id is not null or comment.section_id is not null
  `.execute(db)
  for (const { id, row_id, section_id, content } of comments.rows) {
    const { sections, pricetables } = JSON.parse(content) as Content
    const row = pricetables.flatMap(({ rows }) => rows).find((each) => each.id === row_id)
    const about = row?.content ?? sections.find((section) => section.id === section_id)?.title ?? ''
    await sql`update comment set about = ${about} where id = ${id}`.execute(db)
  }
}
