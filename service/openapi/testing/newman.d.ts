/** The package has no types of its own; as far as it is used. */
declare module 'newman' {
  export type Execution = {
    item: { name: string }
    request: { method: string; url: { getPath: () => string } }
    response?: { code: number; text: () => string }
    requestError?: Error
  }
  type Options = { collection: object; reporters: readonly string[] }
  type Done = (error: Error | null, summary: { run: { executions: readonly Execution[] } }) => void
  const newman: { run: (options: Options, done: Done) => void }
  export default newman
}
