import { boardOf } from '#service/store/board.ts'
import { boardFirst, type BoardColumn } from '#wire/board.ts'
import { proposalStatuses, type ProposalStatus } from '#wire/proposal-status.ts'
import type { ListSort } from '#wire/proposal-list.ts'
import { figuresOf } from './money.ts'
import { asAppItems, filtersOf, type AppFilters } from './proposal-list.ts'
import type { Unit } from './unit.ts'

type BoardQuery = AppFilters & { query?: string | undefined; directory_id?: number | undefined; sort: ListSort }

const boardFor = async (unit: Unit, { query, directory_id, ...filters }: Omit<BoardQuery, 'sort'>) =>
  boardOf(unit.db, { query, directory_id, ...(await filtersOf(unit, filters)) })

/** Every status with its figures and its first proposals, for what matches (wire/board.ts). */
export async function getBoard(unit: Unit, { sort, ...filter }: BoardQuery) {
  const board = await boardFor(unit, filter)
  const figures = await board.figures()
  const rows = []
  for (const status of proposalStatuses) rows.push(...(await board.first(status, sort, boardFirst)))
  const items = Map.groupBy(await asAppItems(unit, rows), ({ status }) => status)
  const columns = proposalStatuses.map((status) => [
    status,
    {
      ...figuresOf(
        figures.filter((each) => each.status === status),
        unit.account,
      ),
      items: items.get(status) ?? [],
    },
  ])
  return { columns: Object.fromEntries(columns) as Record<ProposalStatus, BoardColumn> }
}

/** Some of one status, those that the board brings or others. */
export async function getBoardColumn(
  unit: Unit,
  { status, from, first, sort, ...filter }: BoardQuery & { status: ProposalStatus; from: number; first: number },
): Promise<BoardColumn> {
  const board = await boardFor(unit, filter)
  const figures = (await board.figures()).filter((each) => each.status === status)
  const rows = await board.first(status, sort, first, from)
  return { ...figuresOf(figures, unit.account), items: await asAppItems(unit, rows) }
}
