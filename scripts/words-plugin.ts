import babel from '@rolldown/plugin-babel'
import { createCompiledCatalog } from '@lingui/cli/api'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import type { PluginOption } from 'vite'

type Node = { type: string; [part: string]: unknown }
type Path = { traverse: (visitor: object) => void }
type Babel = { types: { valueToNode: (value: unknown) => Node } }

/** A message as the running app reads it: its text cut at the places of its values. */
function compiled(message: string): unknown {
  const { source, errors } = createCompiledCatalog('en', { it: message }, { namespace: 'json' })
  const [fault] = errors
  if (fault) throw fault.error
  return (JSON.parse(source) as { messages: { it: unknown } }).messages.it
}

/**
 * Compiles the English of the macros where it stands, so that English needs no catalog: each screen brings its own
 * words and nobody waits for a second request.
 */
const compileInPlace = ({ types }: Babel) => ({
  visitor: {
    Program: {
      exit: (program: Path) =>
        program.traverse({
          ObjectExpression: ({ node }: { node: Descriptor }) => {
            if (!node.leadingComments?.some(({ value }) => value.includes('i18n'))) return
            for (const property of node.properties) {
              if (property.key?.name !== 'message' || property.value?.type !== 'StringLiteral') continue
              property.value = types.valueToNode(compiled(String(property.value['value'])))
            }
          },
        }),
    },
  },
})

type Descriptor = Node & {
  leadingComments?: { value: string }[]
  properties: { key?: { name?: string }; value?: Node }[]
}

/** Turns the macros of Lingui into calls, and a catalog into a module. Only files that import a macro meet Babel. */
export function words(): PluginOption[] {
  const preset = linguiTransformerBabelPreset({ descriptorFields: 'message' })
  return [
    babel({ presets: [{ ...preset, preset: { plugins: [...pluginsOf(preset.preset), compileInPlace] } }] }),
    lingui({ failOnCompileError: true }),
  ]
}

const pluginsOf = (preset: unknown) => (preset as { plugins: unknown[] }).plugins
