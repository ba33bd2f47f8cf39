import converter from 'openapi-to-postmanv2'

type Item = {
  item?: Item[]
  request?: { method: string; url: { path: string[]; query?: { key: string; value: string; disabled?: boolean }[] } }
}
type Converted = { result: boolean; reason?: string; output?: { data: { item: Item[] } }[] }

/** The requests of the collection that Postman makes of a document, with the examples as their values. */
export async function requestsOf(text: string) {
  const input = { type: 'string', data: text } as const
  const options = { parametersResolution: 'Example', requestParametersResolution: 'Example' }
  const { result, reason, output } = await new Promise<Converted>((resolve, reject) => {
    converter.convertV2(input, options, (error: Error | null, converted: Converted) =>
      error ? reject(error) : resolve(converted),
    )
  })
  if (!result) throw new Error(reason)
  return (output ?? [])
    .flatMap(({ data }) => data.item.flatMap(leaves))
    .flatMap(({ request }) => {
      if (!request) return []
      const { path, query = [] } = request.url
      const search = new URLSearchParams(
        query.filter(({ disabled }) => !disabled).map(({ key, value }) => [key, value]),
      )
      return [{ method: request.method, path: `/${path.join('/')}${search.size > 0 ? `?${search}` : ''}` }]
    })
}

const leaves = (item: Item): Item[] => item.item?.flatMap(leaves) ?? [item]
