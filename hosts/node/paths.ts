import { join } from 'node:path'

/** The project's folder, wherever the process was started. */
export const root = join(import.meta.dirname, '../..')

/** The built app. */
export const appFolder = join(root, 'dist')
