import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormContext } from 'react-hook-form'
import { CheckboxField } from '#src/components/ui/checkbox-field.tsx'
import { listed } from '#src/locales/formats.ts'
import type { CustomerWord, TemplatePreview, WordPlace } from '#wire/proposal-template.ts'
import { TemplateBrings } from './template-brings.tsx'
import css from './template-offer.module.css'
import { TemplatePreview as Preview } from './template-preview.tsx'

/** `replace`: words of the customer that become tags. */
export type TemplateFields = { name: string; replace: string[] }

/** A tag can stand for it, somewhere where tags are filled in. */
export const replaceable = ({ tag, texts }: CustomerWord) => tag !== null && texts.length > 0

type Props = TemplatePreview & { currency: string | undefined }

/** What a template made of a proposal brings, and what of its customer stands in it. */
export function TemplateOffer({ brings, customer_words, currency }: Props) {
  return (
    <>
      <div className={css.brings}>
        <Preview name={brings.name} brings={brings} />
        <div>
          <TemplateBrings template={brings} currency={currency} />
          <p className={css.left}>
            <Trans>Customer, receivers, field values and a manual total stay behind.</Trans>
          </p>
        </div>
      </div>
      {customer_words.length > 0 && <CustomerWords words={customer_words} />}
    </>
  )
}

function CustomerWords({ words }: { words: readonly CustomerWord[] }) {
  const { t } = useLingui()
  const { register } = useFormContext<TemplateFields>()
  return (
    <fieldset className={css.words}>
      <legend>{t`Customer details in it`}</legend>
      {words.filter(replaceable).map(({ word, tag, texts }) => {
        const places = placesIn(texts)
        return (
          <CheckboxField
            key={word}
            {...register('replace')}
            value={word}
            label={t`Replace “${word}” with [${tag}]`}
            help={t`In ${places}`}
          />
        )
      })}
      {words.map(({ word, ...found }) => {
        const stays = placesIn(replaceable({ word, ...found }) ? found.others : [...found.texts, ...found.others])
        return (
          stays && (
            <p key={word} className={css.stays}>
              <Trans>
                “{word}” stays in {stays}
              </Trans>
            </p>
          )
        )
      })}
    </fieldset>
  )
}

/** Many are not all named. */
const shown = 4

function placesIn(places: readonly WordPlace[]): string {
  const more = places.length - shown
  const named = places.slice(0, shown).map(placeWords)
  return listed(more > 0 ? [...named, t`${more} more`] : named)
}

function placeWords({ kind, at, title }: WordPlace): string {
  switch (kind) {
    case 'section':
      return title ? t`“${title}”` : t`section ${at + 1}`
    case 'picture':
      return t`the alt text “${title}”`
    case 'table':
      return t`the price table “${title}”`
    case 'row':
      return t`the row “${title}”`
    case 'attachment':
      return t`the attachment “${title}”`
  }
}
