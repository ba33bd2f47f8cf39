/**
 * Sentences of the service with the names of their values in braces, as `scripts/refusals.ts` reads them in its source;
 * and words that such a value may be.
 */
export type RefusalCatalog = {
  words: Readonly<Record<string, string>>
  sentences: Readonly<Record<string, string>>
}
