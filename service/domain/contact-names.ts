type Names = { name: string; firstname: string; lastname: string; fullname: string }
type GivenNames = { [Key in keyof Names]?: string | undefined }

const joined = ({ firstname, lastname }: { firstname: string; lastname: string }) => `${firstname} ${lastname}`.trim()

/**
 * The names of a person. Missing parts are derived: fullname from firstname and lastname, name from fullname (wire
 * section 2). On a change what was derived follows, and what was given apart stays.
 */
export function personNames(given: GivenNames, before: Names = noNames): Names {
  const firstname = given.firstname ?? before.firstname
  const lastname = given.lastname ?? before.lastname
  const fullname = given.fullname?.trim() || fullnameOf(given, before, joined({ firstname, lastname }))
  const isNameDerived = before.name === before.fullname
  return { firstname, lastname, fullname, name: given.name ?? (isNameDerived ? fullname : before.name) }
}

const noNames: Names = { name: '', firstname: '', lastname: '', fullname: '' }

function fullnameOf({ name = '' }: GivenNames, before: Names, parts: string) {
  const isFromParts = before.fullname === joined(before)
  if (isFromParts && parts) return parts
  const isFromName = before.fullname === before.name
  return (isFromName && name) || before.fullname || parts || name
}
