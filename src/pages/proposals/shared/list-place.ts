import { listLeftAt } from '#src/pages/shared/list-place.ts'

/** The address of the proposals list as it was left. */
export const listLeft = () => listLeftAt('/proposals')
