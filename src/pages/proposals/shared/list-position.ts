import { listLeftAt } from '#src/pages/shared/list-position.ts'

/** The address of the proposals list as it was left. */
export const listLeft = () => listLeftAt('/proposals')
