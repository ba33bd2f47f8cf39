import type { SampleRequest } from './sample-request.ts'

const inShell = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** Double quotes where the shell fills in a variable. */
export function curlSample({ method, address, search, body, hasKey, isWrite, gives }: SampleRequest): string {
  const how = gives === 'stream' ? '-N ' : method === 'GET' ? '' : `-X ${method} `
  const lines = [
    `curl ${how}${inShell(address + search)}`,
    ...(gives === 'pdf' ? ['-o proposal.pdf'] : []),
    ...(hasKey ? ['-H "Authorization: Bearer $PROFFER_API_KEY"'] : []),
    ...(isWrite ? ['-H "Idempotency-Key: $(openssl rand -hex 16)"'] : []),
    ...(body === undefined
      ? []
      : ["-H 'Content-Type: application/json'", `-d ${inShell(JSON.stringify(body, undefined, 2))}`]),
  ]
  return lines.join(' \\\n  ')
}
