import { useQuery } from '@tanstack/react-query'
import { followUpQueries } from '#src/api/follow-up.ts'

/** What will happen by itself. Where the timeline stands, its first page brings it, and nobody asks for it apart. */
export const useFollowUp = (id: number, { isTold }: { isTold: boolean }) =>
  useQuery({ ...followUpQueries.of(id), enabled: !isTold })
