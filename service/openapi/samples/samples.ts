import type { Described, Document, Method } from '#service/openapi/shape.ts'
import { curlSample } from './curl.ts'
import { phpSample } from './php.ts'
import { pythonSample } from './python.ts'
import { sampleRequest } from './sample-request.ts'
import { typeScriptSample } from './typescript.ts'

/** In the order they are offered. */
export const sampleLanguages = ['curl', 'TypeScript', 'Python', 'PHP'] as const
export type SampleLanguage = (typeof sampleLanguages)[number]

/** The example of an operation as a program of each language sends it; `samples.test.ts` runs every one. */
export function samplesOf(
  document: Document,
  method: Method,
  path: string,
  op: Described,
): Record<SampleLanguage, string> {
  const request = sampleRequest(document, method, path, op)
  return {
    curl: curlSample(request),
    TypeScript: typeScriptSample(request),
    Python: pythonSample(request),
    PHP: phpSample(request),
  }
}
