import { html } from 'hono/html'
import type { Described, Document, JsonSchema, Parameter, Reference, Response } from '#service/openapi/shape.ts'
import type { Entry } from './entries.ts'
import { example } from './example.ts'
import { fieldTable, typeWords } from './field-table.ts'
import { fieldsOf, typeOf } from './fields.ts'
import { selfLink } from './frame.ts'
import { paragraphs, prose, type Piece } from './prose.ts'

/** One operation: what it does, what goes in, what comes out, what it refuses. */
export const operationArticle = (document: Document, { op, method, methods, path }: Entry): Piece =>
  html`<article id="${op.operationId}">
    <div class="says">
      <h3>${selfLink(op.operationId, op.summary)}</h3>
      <p class="address">
        <b>${methods.join(' or ')}</b>
        <code>${path.split(/(?<=\/)/).map((part) => html`${part}<wbr />`)}</code>
      </p>
      ${paragraphs(op.description)} ${parameterTable(document, op)} ${bodyTables(document, op)} ${answers(document, op)}
    </div>
    ${example(document, method, path, op)}
  </article>`

function parameterTable(document: Document, { parameters = [] }: Described) {
  if (parameters.length === 0) return ''
  const locations = { path: 'in the path', query: 'in the query', header: 'header' }
  const fields = parameters.map((parameter) => {
    const { name, in: location, required = false, description, schema } = parameterOf(document, parameter)
    const [field] = fieldsOf({ properties: { [name]: { ...schema, description } } }, document.components.schemas)
    const type = [...(field?.type ?? []), { text: `, ${locations[location]}` }]
    return {
      path: name,
      type,
      isRequired: required,
      isDeprecated: false,
      notes: location === 'header' ? description : (field?.notes ?? ''),
    }
  })
  return fieldTable({ caption: 'Parameters', fields })
}

const parameterOf = ({ components }: Document, reference: Parameter | Reference): Parameter => {
  if ('in' in reference) return reference
  const parameter = components.parameters[reference.$ref.replace('#/components/parameters/', '')]
  if (!parameter) throw new Error(`There is no ${reference.$ref}`)
  return parameter
}

function bodyTables(document: Document, { requestBody }: Described) {
  const schema = requestBody?.content['application/json']?.schema
  if (requestBody && !schema) return html`<p>Body: a form, or none</p>`
  return schema ? schemaTables(document, schema, { caption: 'Body', isAnswer: false }) : ''
}

/** One table, or one for each kind the schema knows. */
export function schemaTables(
  { components: { schemas } }: Document,
  schema: JsonSchema,
  { caption, isAnswer }: { caption: string; isAnswer: boolean },
): Piece[] {
  const kinds = schema.oneOf ?? [schema]
  return kinds.map((kind) => {
    if (kind.$ref) return html`<p>${caption}: ${typeWords(typeOf(kind))}</p>`
    const word = kind.properties?.['type']?.const
    const named = kinds.length > 1 && typeof word === 'string' ? `${caption}, type ${word}` : caption
    return fieldTable({ caption: named, fields: fieldsOf(kind, schemas), isAnswer })
  })
}

function answers({ components }: Document, { responses }: Described): Piece {
  const lines = Object.entries(responses).map(([status, entry]) => {
    const response = '$ref' in entry ? components.responses[entry.$ref.replace('#/components/responses/', '')] : entry
    return html`<tr>
      <th scope="row">${status}</th>
      <td>${prose(response?.description ?? '')}${response && status.startsWith('2') ? whatComes(response) : ''}</td>
    </tr>`
  })
  return html`<table class="answers">
    <caption>
      Answers
    </caption>
    <tbody>
      ${lines}
    </tbody>
  </table>`
}

function whatComes({ content = {}, headers = {} }: Response): Piece {
  const [[media, { schema }] = ['', { schema: {} }]] = Object.entries(content)
  const names = Object.keys(headers).filter((name) => name !== 'X-Request-Id')
  return html` ${media === 'application/json' ? html`<span class="comes">${typeWords(typeOf(schema))}</span>` : html`<span class="comes">${media}</span>`}
  ${names.length > 0 ? html`<span class="comes">with ${prose(names.map((name) => `\`${name}\``).join(', '))}</span>` : ''}`
}
