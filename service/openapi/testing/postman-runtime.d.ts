/** The package has no types of its own; as far as it is used. */
declare module 'postman-runtime' {
  type Item = { name: string }
  type Sent = { method: string; url: { getPath: () => string } }
  type Callbacks = {
    request: (
      error: Error | null,
      cursor: object,
      response: { code: number; text: () => string } | undefined,
      request: Sent,
      item: Item,
    ) => void
    done: (error: Error | null) => void
  }
  type Run = { start: (callbacks: Partial<Callbacks>) => void }
  export class Runner {
    run: (collection: object, options: object, ready: (error: Error | null, run: Run) => void) => void
  }
}

/** Its types stand where TypeScript does not look; as far as it is used. */
declare module 'postman-collection' {
  export const Collection: new (definition: object) => object
}
