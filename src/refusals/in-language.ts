import { i18n } from '@lingui/core'
import type { Problem } from '#wire/problem.ts'

/** What the service says of why something is refused: a problem, or what it tells of one among many. */
export type Refusing = Pick<Problem, 'detail' | 'errors'>

/** The same in the language of the app: the service says it in English. Words that cannot be had leave it so. */
export const inLanguage = async <Said extends Refusing>(said: Said): Promise<Said> =>
  i18n.locale === 'en'
    ? said
    : import('./refusal-words.ts').then(
        ({ refusalWords }) => refusalWords(said),
        () => said,
      )
