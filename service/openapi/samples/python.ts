import { literal, python } from './literal.ts'
import type { SampleRequest } from './sample-request.ts'

const reading: Record<SampleRequest['gives'], string> = {
  json: 'print(json.load(answer))',
  text: 'print(answer.read().decode())',
  stream: 'for line in answer:\n        print(line.decode(), end="", flush=True)',
  pdf: 'open("proposal.pdf", "wb").write(answer.read())',
}

/** With what comes with Python 3, so that there is nothing to install. */
export function pythonSample({ method, address, search, body, hasKey, isWrite, gives }: SampleRequest): string {
  const modules = [
    ...(body !== undefined || gives === 'json' ? ['import json'] : []),
    ...(hasKey ? ['import os'] : []),
    'import urllib.request',
    ...(isWrite ? ['import uuid'] : []),
  ]
  const headers = [
    ...(hasKey ? ['        "Authorization": "Bearer " + os.environ["PROFFER_API_KEY"],'] : []),
    ...(isWrite ? ['        "Idempotency-Key": str(uuid.uuid4()),'] : []),
    ...(body === undefined ? [] : ['        "Content-Type": "application/json",']),
  ]
  const given = [
    `    ${JSON.stringify(address + search)},`,
    ...(method === 'GET' ? [] : [`    method="${method}",`]),
    ...(headers.length > 0 ? ['    headers={', ...headers, '    },'] : []),
    ...(body === undefined
      ? []
      : [`    data=json.dumps(${literal(body, python, { indent: '    ', step: '    ', taken: 16 })}).encode(),`]),
  ]
  return `${modules.join('\n')}

request = urllib.request.Request(
${given.join('\n')}
)
with urllib.request.urlopen(request) as answer:
    ${reading[gives]}`
}
