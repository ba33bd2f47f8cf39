import { useMedia } from '#src/components/ui/use-media.ts'

/** Whether the work leaves room for what happened beside it (`--above-roomy`): what would not be seen is not asked for. */
export const useRoomy = () => useMedia('(min-width: 1700px)')
