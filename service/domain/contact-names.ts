import { maxLineLength } from '#wire/limits.ts'
import { written } from '#wire/scalars.ts'
import { FaultList } from './fault-list.ts'
import { fullnameOf } from './person-name.ts'

type Names = { name: string; firstname: string; lastname: string; fullname: string }
type NamesInput = { [Key in keyof Names]?: string | undefined }

/**
 * The names of a person. Missing parts are derived: fullname from firstname and lastname, name from fullname (interface,
 * section 2). On a change derived names follow, and names that were set separately stay. Refuses parts that make a name
 * longer than one may be; one that was so before stays.
 */
export function personNames(input: NamesInput, before: Names = noNames): Names {
  const firstname = input.firstname ?? before.firstname
  const lastname = input.lastname ?? before.lastname
  const fullname = input.fullname?.trim() || derivedFullname(input, before, fullnameOf({ firstname, lastname }))
  if (fullname !== before.fullname && fullname.length > maxLineLength) throw tooLong(input)
  const isNameDerived = before.name === before.fullname
  return { firstname, lastname, fullname, name: input.name ?? (isNameDerived ? fullname : before.name) }
}

const noNames: Names = { name: '', firstname: '', lastname: '', fullname: '' }

function derivedFullname({ name = '' }: NamesInput, before: Names, parts: string) {
  const isFromParts = before.fullname === fullnameOf(before)
  if (isFromParts && parts) return parts
  const isFromName = before.fullname === before.name
  return (isFromName && name) || before.fullname || parts || name
}

const otherPart = { firstname: 'lastname', lastname: 'firstname' } as const

/** Told at the parts that were sent: of both where only together they are too long. */
function tooLong(input: NamesInput) {
  const words = `Use at most ${written(maxLineLength)} characters`
  const sent = (['firstname', 'lastname'] as const).filter((part) => input[part] !== undefined)
  const alone = sent.filter((part) => (input[part] ?? '').length > maxLineLength)
  const faults = new FaultList()
  for (const part of alone) faults.add(part, words)
  if (alone.length === 0) for (const part of sent) faults.add(part, `${words} together with ${otherPart[part]}`)
  return faults.refusal
}
