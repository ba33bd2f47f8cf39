import { plainText } from '#src/components/ui/plain-text.ts'

/** A name for a custom field from its label: letters without accents, digits, and underscores between the words. */
export const suggestedName = (label: string) =>
  plainText(label)
    .replace(/[^a-z0-9-]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 64)
