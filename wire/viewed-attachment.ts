import * as z from 'zod/mini'

/** A PDF that goes along; `file` asks for it, `size` is in bytes. */
export const viewedAttachment = z.object({ file: z.string(), name: z.string(), size: z.int() })
