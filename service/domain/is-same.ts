/** Whether a record has these values already: an update that changes nothing is none, and tells nobody. */
export const isSame = (before: object, columns: object) =>
  Object.entries(columns).every(([column, value]) => Object.is(value, Reflect.get(before, column)))
