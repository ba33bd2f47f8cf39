type Supplied<Changes> = { [Key in keyof Changes]?: Exclude<Changes[Key], undefined> }

/** A change without what was left out. */
export const supplied = <Changes extends object>(changes: Changes) =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Supplied<Changes>
