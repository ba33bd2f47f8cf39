import * as z from 'zod/mini'
import { customField } from '#wire/custom-fields.ts'
import { listEmailTemplates, listFavoriteTemplates } from '#wire/templates.ts'
import { reading } from './tool.ts'

export const findTemplates = reading({
  name: 'find_templates',
  title: 'Find templates',
  description:
    'Lists what proposals are made from, with their price tables and the custom fields they ask for, and the email templates they are sent with.',
  op: listFavoriteTemplates,
  input: z.strictObject({}),
  output: z.object({
    /** For `proposal_template_id`. */
    templates: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        custom_fields: z.array(customField),
        pricetables: z.array(z.object({ id: z.string(), title: z.string() })),
      }),
    ),
    /** For `send_message_id`. */
    emails: z.array(
      z.object({ id: z.int(), name: z.string(), subject: z.string(), message: z.string(), language: z.string() }),
    ),
  }),
  run: async (_, { ask }) => {
    const { body: templates } = await ask(listFavoriteTemplates, {})
    const { body: emails } = await ask(listEmailTemplates, {})
    return {
      said: `${templates.length} templates and ${emails.length} email templates.`,
      data: {
        templates: templates.map(({ id, name, custom_fields, pricetables }) => ({
          id,
          name,
          custom_fields,
          pricetables,
        })),
        emails,
      },
    }
  },
})
