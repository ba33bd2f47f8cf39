import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { readableColor } from '#wire/readable-color.ts'
import type { DesignFields } from './design-values.ts'
import css from './design-sample.module.css'

const paper = '#fefdfc'

/** A proposal in small, drawn in the form's colours as they are typed. */
export function DesignSample() {
  const { t } = useLingui()
  const [colors, font, logo] = useWatch<DesignFields, ['colors', 'font', 'logo_url']>({
    name: ['colors', 'font', 'logo_url'],
  })
  const sheet = useRef<HTMLElement>(null)
  const [first = '', second = '', third = ''] = colors.map(({ value }) => value)
  useEffect(() => {
    const properties = {
      '--sample-accent': readableColor(first, paper),
      '--sample-ground': second,
      '--sample-text': readableColor(third, paper),
      '--sample-font': font && JSON.stringify(font),
    }
    for (const [name, value] of Object.entries(properties))
      if (value) sheet.current?.style.setProperty(name, value)
      else sheet.current?.style.removeProperty(name)
  }, [first, second, third, font])
  return (
    <article ref={sheet} className={css.sheet} aria-label={t`Design preview`}>
      <header>
        {isHere(logo) ? (
          <img src={logo} alt={t`Logo`} />
        ) : (
          <b className={css.firm}>
            <Trans>Your company</Trans>
          </b>
        )}
        {logo !== '' && !isHere(logo) && (
          <small>
            <Trans>Customers load the logo from its address.</Trans>
          </small>
        )}
      </header>
      <h3>
        <Trans>Kitchen renovation</Trans>
      </h3>
      <p>
        <Trans>We are pleased to offer you the following. Everything is included, down to the last tap.</Trans>
      </p>
      <dl>
        <dt>
          <Trans>Oak worktop</Trans>
        </dt>
        <dd>1.250,00</dd>
        <dt>
          <Trans>Installation, two days</Trans>
        </dt>
        <dd>960,00</dd>
      </dl>
      <p className={css.total}>
        <Trans>Total</Trans> <b>2.210,00</b>
      </p>
      <span className={css.act}>
        <Trans>Accept</Trans>
      </span>
    </article>
  )
}

/** The app's own pages show pictures of this host and those that came with the answer, nothing from elsewhere. */
const isHere = (logo: string) => logo.startsWith('data:image/') || /^\/(?![/\\])/.test(logo)
