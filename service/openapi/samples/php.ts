import { literal, php } from './literal.ts'
import type { SampleRequest } from './sample-request.ts'

const reading: Record<SampleRequest['gives'], string> = {
  json: 'print_r(json_decode($answer, true));',
  text: 'echo $answer, PHP_EOL;',
  stream: '',
  pdf: "file_put_contents('proposal.pdf', $answer);",
}

/** With what comes with PHP 8, so that there is nothing to install. */
export function phpSample({ method, address, search, body, hasKey, isWrite, gives }: SampleRequest): string {
  const headers = [
    ...(hasKey ? ["        'Authorization: Bearer ' . getenv('PROFFER_API_KEY'),"] : []),
    ...(isWrite ? ["        'Idempotency-Key: ' . bin2hex(random_bytes(16)),"] : []),
    ...(body === undefined ? [] : ["        'Content-Type: application/json',"]),
  ]
  const options = [
    ...(method === 'GET' ? [] : [`    'method' => '${method}',`]),
    ...(headers.length > 0 ? ["    'header' => [", ...headers, '    ],'] : []),
    ...(body === undefined
      ? []
      : [`    'content' => json_encode(${literal(body, php, { indent: '    ', step: '    ', taken: 26 })}),`]),
  ]
  const context =
    options.length > 0 ? `$context = stream_context_create(['http' => [\n${options.join('\n')}\n]]);\n` : ''
  const given = `${literal(address + search, php)}, false${context ? ', $context' : ''}`
  // PHP holds back what comes in pieces (HTTP/1.1) until it has 8 kB.
  if (gives === 'stream')
    return `<?php
$context = stream_context_create(['http' => ['protocol_version' => 1.0]]);
$events = fopen(${literal(address + search, php)}, 'r', false, $context);
while (($line = fgets($events)) !== false) echo $line;`
  return `<?php
${context}$answer = file_get_contents(
    ${given},
);
if ($answer === false) exit(1);
${reading[gives]}`
}
