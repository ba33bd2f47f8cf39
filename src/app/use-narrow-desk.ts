import { useMedia } from '#src/components/ui/use-media.ts'

/** Whether the work needs the width more than the rail needs its words: wider than a phone, too narrow for both. */
export const useNarrowDesk = () => useMedia('(min-width: 721px) and (max-width: 960px)')
