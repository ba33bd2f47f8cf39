import { listLeftAt } from './list-place.ts'

/** The address of the proposals list as it was left. */
export const listLeft = () => listLeftAt('/proposals')
