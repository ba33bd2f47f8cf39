import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { DeviceSwitch, type Device } from '#src/components/ui/device-switch.tsx'
import type { Surface } from '#src/components/viewer/surface.ts'
import { Viewer } from '#src/components/viewer/viewer.tsx'
import { fillText } from '#wire/personalisation.ts'
import { shownColors } from '#wire/readable-color.ts'
import css from './design-sample.module.css'
import type { DesignFields } from './design-values.ts'
import { useSampleProposal } from './sample-proposal.ts'

const surface: Surface = { kind: 'page', choosing: 'locked', isWithin: true }
const nothing = () => undefined

/** A proposal in the form's design, by the viewer that customers have, as the form is filled in. */
export function DesignSample() {
  const { t } = useLingui()
  const fields = useWatch<DesignFields>() as DesignFields
  const [device, setDevice] = useState<Device>('desktop')
  const { proposal, values } = useSampleProposal()
  const { cover, cover_picture, fonts, header, footer } = fields
  const colors = fields.colors.map(({ value }) => value)
  const written = colors.join(' ')
  const design = useMemo(
    () => ({ ...shownColors(written.split(' ')), fonts, cover: cover ? { picture: cover_picture } : null }),
    [written, fonts, cover, cover_picture],
  )
  return (
    <aside className={css.root} aria-label={t`Design preview`}>
      <header className={css.head}>
        <p>
          <Trans>Customer view</Trans>
        </p>
        <DeviceSwitch device={device} onChange={setDevice} />
      </header>
      <div className={css.sheet} data-device={device}>
        <Line text={header} values={values} />
        <Viewer {...proposal} design={design} surface={surface} onChoose={nothing} onQuantity={nothing} />
        <Line text={footer} values={values} />
      </div>
    </aside>
  )
}

/** As it is printed on a page. */
const Line = ({ text, values }: { text: string; values: Readonly<Record<string, string>> }) =>
  text.trim() === '' ? null : <p className={css.line}>{fillText(text, values)}</p>
