import spectral, { type RulesetDefinition } from '@stoplight/spectral-core'
import rulesets from '@stoplight/spectral-rulesets'

/**
 * What Spectral's own rules for OpenAPI say of a document. Two are off: tags stand in reading order and not by the
 * alphabet, and whom to write to is known to the installation alone.
 */
export async function spectralFaults(text: string) {
  const linter = new spectral.Spectral()
  linter.setRuleset({
    extends: [[rulesets.oas as RulesetDefinition, 'all']],
    rules: { 'openapi-tags-alphabetical': 'off', 'contact-properties': 'off' },
  })
  const document: unknown = JSON.parse(text)
  const found = await linter.run(document as Record<string, unknown>)
  return found.map(({ code, message, path }) => `${code}: ${message} at ${path.join('/')}`)
}
