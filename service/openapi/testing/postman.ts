import newman, { type Execution } from 'newman'
import converter from 'openapi-to-postmanv2'

export type PostmanItem = {
  name: string
  request: {
    method: string
    url: { path: string[]; query?: { key: string; disabled?: boolean }[] }
  }
}
type Folder = { item?: (Folder | PostmanItem)[] }
type Variable = { key: string; value: string }
type Converted = { result: boolean; reason?: string; output?: { data: Folder & { variable: Variable[] } }[] }

/** The collection that Postman makes of a document, with the examples as its values. */
export async function collectionOf(text: string) {
  const input = { type: 'string', data: text } as const
  const options = {
    parametersResolution: 'Example',
    requestParametersResolution: 'Example',
    enableOptionalParameters: false,
  }
  const { result, reason, output } = await new Promise<Converted>((resolve, reject) => {
    converter.convertV2(input, options, (error: Error | null, converted: Converted) =>
      error ? reject(error) : resolve(converted),
    )
  })
  const [made] = output ?? []
  if (!result || !made) throw new Error(reason)
  return { variable: made.data.variable, items: leaves(made.data) }
}

const leaves = (part: Folder | PostmanItem): PostmanItem[] =>
  'request' in part ? [part] : (part.item?.flatMap(leaves) ?? [])

type Run = { items: readonly PostmanItem[]; variable: Variable[]; key: string }

/** Sends the requests one after the other, with a key, as `newman run` does. */
export async function runByNewman({ items, variable, key }: Run) {
  const auth = { type: 'bearer', bearer: [{ key: 'token', value: key, type: 'string' }] }
  const collection = { info: { name: 'Flow' }, item: items, variable, auth }
  const executions = await new Promise<readonly Execution[]>((resolve, reject) => {
    newman.run({ collection, reporters: [] }, (error, { run }) => (error ? reject(error) : resolve(run.executions)))
  })
  return executions.map(({ item, request, response, requestError }) => {
    const status = response?.code ?? 0
    const refusal = status >= 200 && status < 300 ? '' : (response?.text() ?? String(requestError))
    return { name: item.name, method: request.method, path: request.url.getPath(), status, refusal }
  })
}
