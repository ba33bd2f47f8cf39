import * as store from '#service/store/saved-blocks.ts'
import { searchKey } from '#service/store/search-key.ts'
import type { Block, BlockItem, NewBlock } from '#wire/blocks.ts'
import { plainText } from '#wire/personalisation.ts'
import { reaches } from '#wire/roles.ts'
import { cleanSectionHtml } from './clean-html.ts'
import { FaultList } from './fault-list.ts'
import { fullnameOf } from './person-name.ts'
import { Refused } from './refused.ts'
import { tokensOfRows, withRowPictures } from './row-pictures.ts'
import { statusLine } from './status-line.ts'
import type { Section, TemplateRow } from './template-content.ts'
import { noteFiles, tokensIn, withKnownPictures } from './text-pictures.ts'
import type { Unit } from './unit.ts'

type Stored = NonNullable<Awaited<ReturnType<typeof store.findBlock>>>
/** What a block holds; the other of the two is left out. */
type Content = { section?: Section; rows?: TemplateRow[] }

/** As much of its beginning as tells it from others. */
const longestAbout = 160

export const listBlocks = async (unit: Unit): Promise<BlockItem[]> =>
  (await store.selectBlocks(unit.db)).map((block) => itemOf(unit, block))

export async function getBlock(unit: Unit, id: number): Promise<Block> {
  const block = await needBlock(unit, id)
  const { section = null, rows = [] } = contentOf(block)
  return { ...itemOf(unit, block), section, rows }
}

/** Keeps a section or rows; every fault is told at its path. Pictures are kept as long as the block is. */
export async function createBlock(unit: Unit, body: NewBlock) {
  const faults = new FaultList()
  const content = await contentIn(unit, body, faults)
  faults.refuse()
  const { id } = await store.insertBlock(unit.db, {
    ...namesOf(body),
    kind: content.section ? 'section' : 'rows',
    content: JSON.stringify(content),
    account_user_id: unit.user.id,
    created_at: unit.now,
    deleted_at: null,
  })
  const { section, rows = [] } = content
  await noteFiles(unit, 'block_id', id, [...tokensIn(section ? [section] : []), ...tokensOfRows([{ rows }])])
  return { id }
}

export async function updateBlock(unit: Unit, id: number, body: { name: string }) {
  refuseOthers(unit, await needBlock(unit, id))
  await store.updateBlock(unit.db, id, namesOf(body))
  return statusLine
}

/** Until a sweep forgets it, 30 days later, it can be restored. */
export async function deleteBlock(unit: Unit, id: number) {
  refuseOthers(unit, await needBlock(unit, id))
  await store.updateBlock(unit.db, id, { deleted_at: unit.now })
  return 'The block is deleted.'
}

export async function restoreBlock(unit: Unit, id: number) {
  const block = await store.findBlock(unit.db, id)
  if (!block) throw notFound(id)
  refuseOthers(unit, block)
  await store.updateBlock(unit.db, id, { deleted_at: null })
  return statusLine
}

const namesOf = ({ name }: { name: string }) => ({ name, name_key: searchKey(name) })

async function contentIn(unit: Unit, { section, rows }: NewBlock, faults: FaultList): Promise<Content> {
  if (section && !rows) return sectionIn(unit, section, faults)
  if (rows && !section) return rowsIn(unit, rows, faults)
  faults.add('section', 'Send a section or rows, one of the two')
  return {}
}

async function sectionIn(unit: Unit, { title, html }: Section, faults: FaultList): Promise<Content> {
  const cleaned = [{ title, html: cleanSectionHtml(html) }]
  const [section] = await withKnownPictures(unit, cleaned, faults, 'section')
  return section ? { section } : {}
}

async function rowsIn(unit: Unit, rows: NonNullable<NewBlock['rows']>, faults: FaultList): Promise<Content> {
  const [table] = await withRowPictures(unit, [{ rows }], faults, 'tables')
  // A unique id stays with the row it was given to.
  return { rows: (table?.rows ?? []).map((row) => (row.type === 'price' ? { ...row, unique_id: '' } : row)) }
}

const contentOf = ({ content }: Pick<Stored, 'content'>) => JSON.parse(content) as Content

function itemOf(unit: Unit, block: Stored): BlockItem {
  const { section, rows = [] } = contentOf(block)
  const words = section ? [section.title, plainText(section.html)] : rows.map(({ content }) => content)
  return {
    id: block.id,
    name: block.name,
    kind: block.kind,
    about: words
      .filter(Boolean)
      .join(section ? ' ' : ', ')
      .replace(/\s+/g, ' ')
      .slice(0, longestAbout),
    owner: fullnameOf(block),
    own: isOwn(unit, block),
  }
}

const isOwn = ({ user }: Unit, { account_user_id }: Pick<Stored, 'account_user_id'>) =>
  reaches(user.role, 'admin') || (reaches(user.role, 'seller') && account_user_id === user.id)

function refuseOthers(unit: Unit, block: Stored) {
  if (!isOwn(unit, block))
    throw new Refused('forbidden', `${fullnameOf(block)} saved this block. They or an admin can change or delete it.`)
}

const notFound = (id: number) => new Refused('not_found', `There is no block ${id}.`)

async function needBlock({ db }: Unit, id: number) {
  const block = await store.findBlock(db, id)
  if (!block || block.deleted_at !== null) throw notFound(id)
  return block
}
