import type { AgreeField, ViewedAcceptance } from './viewer.ts'

/**
 * What was filled in with a signature, to be read: days as `dayOf` writes them, and nothing of what was left empty. What
 * was signed stays as it was typed.
 */
export const filledIn = (
  { fields }: Pick<ViewedAcceptance, 'fields'>,
  asked: readonly AgreeField[],
  dayOf: (day: string) => string,
) =>
  fields
    .filter(({ value }) => value !== '')
    .map(({ label, value }) => {
      const isDay = asked.some((field) => field.label === label && field.type === 'date')
      // The fields of a proposal may have changed since.
      return { label, value: isDay && /^\d{4}-\d\d-\d\d$/.test(value) ? dayOf(value) : value }
    })
