import type { ContentChanges } from '#wire/proposal-content.ts'
import { orderOfParts, partsInOrder, wholeOrder, type ReadingOrder } from '#wire/reading-order.ts'
import { appKeptRow } from '#wire/row-pictures.ts'
import { cleanSectionHtml } from './clean-html.ts'
import { Ids, issuedIds } from './content-ids.ts'
import { picturesOf, tablesAfter, type KnownPicture } from './content-tables.ts'
import type { FaultList } from './fault-list.ts'
import type { Content } from './proposal-content.ts'

type SectionInput = NonNullable<ContentChanges['sections']>[number]
/** The content after a change (interface, section 8.2); every fault is added at its path in the body. */
export function changedContent(
  before: Content,
  { sections, order, ...tables }: ContentChanges,
  faults: FaultList,
  known: KnownPicture,
): Content {
  const issued = issuedIds(before)
  const sectionIds = new Ids('section', issued.section, faults)
  const rowIds = new Ids('row', issued.row, faults)
  const tableIds = new Ids('price table', issued.table, faults)
  const rows = { ids: rowIds, known, pictures: picturesOf(before) }
  const after = {
    sections: sections ? sectionsAfter(sections, sectionIds) : before.sections,
    pricetables: tablesAfter(before.pricetables, tables, { tableIds, rows, faults }),
  }
  const kept = orderAfter(order ?? before.order, after, order ? faults : undefined)
  return {
    ...after,
    ...(kept && { order: kept }),
    ...(before.attachments && { attachments: before.attachments }),
    last_ids: {
      section: sectionIds.last,
      row: rowIds.last,
      ...(tableIds.last > after.pricetables.length && { table: tableIds.last }),
    },
  }
}

/** With the parts there are by then. One that was supplied has to name each of them once. */
function orderAfter(
  order: ReadingOrder | undefined,
  { sections, pricetables }: Pick<Content, 'sections' | 'pricetables'>,
  faults: FaultList | undefined,
) {
  const parts = partsInOrder(order, { sections: sections.length, tables: pricetables.length })
  const whole = wholeOrder(parts)
  const isWhole = order?.length === whole.length && order.every((part, at) => part === whole[at])
  if (!isWhole)
    faults?.add(
      'order',
      `Name every part once: 'section' for each of ${sections.length}, and the position of each price table`,
    )
  return orderOfParts(parts)
}

/** Whether two contents read the same. */
export const isSameContent = (one: Content, other: Content) => written(one) === written(other)

const written = ({ sections, pricetables, order, attachments = [] }: Content) =>
  JSON.stringify([
    order,
    sections.map(({ id, title, html }) => [id, title, html]),
    pricetables.map(({ id, number, title, settings, rows }) => [
      id,
      number,
      title,
      [settings.vat_default_percentage, settings.vat_hidden, settings.rows_include_vat],
      // Parsed, so that fields are in the contract's order.
      rows.map((row) => appKeptRow.parse(row)),
    ]),
    attachments.map(({ file, name }) => [file, name]),
  ])

const sectionsAfter = (input: readonly SectionInput[], ids: Ids) =>
  input.map(({ id, title, html }, at) => ({ id: ids.of(id, `sections.${at}.id`), title, html: cleanSectionHtml(html) }))
