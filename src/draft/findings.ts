/** Where a record stands in a proposal: `['fields']`, `['sections', '#3']`, `['pricetables', 'table-0', 'rows', '#7']`. */
export type Path = readonly string[]

export type Whose = 'mine' | 'theirs' | 'before'

/** The same fields of one record, changed by both, differently. */
export type Conflict = {
  at: Path
  /** All of the record: its kind was changed. */
  whole?: boolean
} & Record<Whose, Readonly<Record<string, unknown>>>

/** Something of theirs that was taken over, or something of mine or theirs that outlived a removal. */
export type Note = {
  at: Path
  what: 'changed' | 'added' | 'removed' | 'moved' | 'kept-mine' | 'kept-theirs'
  /** Of what was changed, the fields' names. */
  names?: readonly string[]
}

/** What came to light while two versions were brought together. */
export type Findings = { conflicts: Conflict[]; notes: Note[] }

/** Space around a text is no change: the service takes it off. */
const comparable = (value: unknown) => (typeof value === 'string' ? value.trim() : JSON.stringify(value))

export const isSame = (a: unknown, b: unknown) => a === b || comparable(a) === comparable(b)
