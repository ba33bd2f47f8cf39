import * as z from 'zod/mini'
import { oneOf, text } from './scalars.ts'

/** How a custom field is filled in (interface, section 3.3). */
export const customFieldType = oneOf(['text', 'textarea', 'html'])

/** A custom field as a favorite template lists it. */
export const customField = z.object({
  name: z.string(),
  label: z.string(),
  required: z.boolean(),
  type: customFieldType,
})

/** The same with its value, in proposal details. */
export const customFieldValue = z.extend(customField, { value: z.string() })
export type CustomFieldValue = z.infer<typeof customFieldValue>

/** Values in a request (interface, section 3.3). */
export const customFieldValues = z.array(
  z.strictObject({ name: z.string('Enter the name of the custom field'), value: text }),
)

/** The key of a contact's custom field: `custom_<field_id>`. */
export const customKey = /^custom_[A-Za-z0-9_-]{1,64}$/

/** Only objects have keys. */
export const hasKeys = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * A strict object that also takes `custom_<field_id>` keys with text.
 * Any other unknown key is refused by name, as everywhere (interface, section 1.2).
 */
export const withCustomFields = <T extends z.core.$ZodLooseShape>(shape: T) =>
  z.looseObject(shape).check(
    z.check(
      ({ value: input, issues }) => {
        for (const [key, value] of Object.entries(input)) {
          if (Object.hasOwn(shape, key)) continue
          if (!customKey.test(key)) issues.push({ code: 'unrecognized_keys', keys: [key], input: input, path: [] })
          else if (typeof value !== 'string')
            issues.push({ code: 'custom', input: value, path: [key], message: 'Enter text' })
        }
      },
      // Runs beside faults of the fields too, so that all are reported at once.
      { when: ({ value }) => hasKeys(value) },
    ),
  )

/** The `custom_` fields among an object's keys. */
export const customFieldsOf = (contact: Record<string, unknown>) =>
  Object.entries(contact).filter(
    (entry): entry is [string, string] => customKey.test(entry[0]) && typeof entry[1] === 'string',
  )
