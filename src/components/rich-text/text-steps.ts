import { createContext } from 'react'

/** Where a text is one of several things that are written: steps are taken back over all of them. */
export type TextSteps = { can: { undo: boolean; redo: boolean }; undo: () => void; redo: () => void }

/** Undefined where a text has its own. */
export const TextStepsContext = createContext<TextSteps | undefined>(undefined)
