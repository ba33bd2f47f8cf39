import type { Tags } from '#src/components/personalisation/tag-words.ts'
import type { TagValues } from '#wire/personalisation.ts'

/** What a text may be filled with: the tags that can be put in, and what stands in their place as far as it is known. */
export type TextTags = { known: Tags; values: TagValues }
