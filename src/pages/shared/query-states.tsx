import { messageFor } from '#src/api/error-message.ts'
import { DataStates, type DataStatesProps } from '#src/components/list/data-states.tsx'

type Props<Data> = Omit<DataStatesProps<Data>, 'data' | 'reason' | 'onRetry'> & {
  query: { data: Data | undefined; error: unknown; refetch: () => unknown }
}

/** The states of what a query brings: every list, record and part of one that waits for its own data. */
export const QueryStates = <Data,>({ query: { data, error, refetch }, ...rest }: Props<Data>) => (
  <DataStates data={data} reason={error ? messageFor(error) : undefined} onRetry={() => void refetch()} {...rest} />
)
