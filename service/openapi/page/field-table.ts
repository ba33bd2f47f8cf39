import { html } from 'hono/html'
import type { Field, TypeWords } from './fields.ts'
import { prose, type Piece } from './prose.ts'

export const recordId = (name: string) => `record-${name}`

export const typeWords = (type: readonly TypeWords[]): Piece[] =>
  type.map((part) =>
    'record' in part ? html`<a href="#${recordId(part.record)}">${part.record}</a>` : html`${part.text}`,
  )

type Table = {
  caption: string
  fields: readonly Field[]
  /** What an answer holds is always there. */ isAnswer?: boolean
}

export const fieldTable = ({ caption, fields, isAnswer = false }: Table): Piece =>
  html`<table class="fields">
    <caption>
      ${caption}
    </caption>
    <colgroup>
      <col class="name" />
      <col class="type" />
      <col />
    </colgroup>
    <thead>
      <tr>
        <th scope="col">Name</th>
        <th scope="col">Type</th>
        <th scope="col">Notes</th>
      </tr>
    </thead>
    <tbody>
      ${fields.map(({ path, type, isRequired, isDeprecated, notes }) => {
        const flag = isAnswer ? isRequired || 'optional' : !isRequired || 'required'
        return html`<tr class="${isDeprecated ? 'deprecated' : ''}">
          <th scope="row"><code>${breakable(path)}</code></th>
          <td class="type">
            ${typeWords(type)}${flag === true ? '' : html`<span class="flag ${flag}">${flag}</span>`}
          </td>
          <td>${prose(notes)}</td>
        </tr>`
      })}
    </tbody>
  </table>`

/** A long path may wrap after its dots and underscores. */
const breakable = (path: string) => path.split(/(?<=[._])/).map((part) => html`${part}<wbr />`)
