import { windowOf } from '#src/components/ui/part.tsx'
import { newPart } from '#src/parts.ts'

/** The window that sets the last day, fetched when it is opened. */
export const ValidUntilWindow = windowOf(
  newPart(() => import('./valid-until.tsx').then(({ ValidUntilWindow }) => ValidUntilWindow)),
)
