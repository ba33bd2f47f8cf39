/** The package has no types of its own. */
declare module 'openapi-to-postmanv2' {
  type Callback = (error: Error | null, converted: never) => void
  const converter: { convertV2: (input: { type: 'string'; data: string }, options: object, done: Callback) => void }
  export default converter
}
