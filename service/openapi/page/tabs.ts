import { html } from 'hono/html'
import type { Piece } from './prose.ts'

const wordOf = (language: string) => language.toLowerCase()

/**
 * The choice of a language for every sample beside it in the same `.samples`. The style sheet shows those that are
 * chosen, so that it takes no script; without `:has()` all are shown.
 */
export const languageChoice = (name: string, legend: string, languages: readonly string[]): Piece =>
  html`<fieldset class="languages">
    <legend>${legend}</legend>
    ${languages.map(
      (language, at) =>
        html`<label>
          <input type="radio" name="${name}" value="${wordOf(language)}" ${at === 0 ? html`checked` : ''} />
          <span>${language}</span>
        </label>`,
    )}
  </fieldset>`

/** One sample in each language; `of` names what they are a sample of. */
export const samplePieces = (samples: Readonly<Record<string, string>>, { of, name }: { of: string; name: string }) =>
  Object.entries(samples).map(
    ([language, code]): Piece =>
      html`<figure class="sample" data-of="${of}" data-language="${wordOf(language)}">
        <figcaption>${name}, ${language}</figcaption>
        <pre tabindex="0"><code>${code}</code></pre>
      </figure>`,
  )
