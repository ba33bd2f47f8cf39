import { formatNumber } from '#src/locales/formats.ts'
import type { NavPart } from './entry.ts'

/** "10,000+" where nobody counted on. */
export const countWords = ({ count = 0, isMore }: Pick<NavPart, 'count' | 'isMore'>) =>
  `${formatNumber(count)}${isMore ? '+' : ''}`
