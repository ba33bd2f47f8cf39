import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ComponentType, type SubmitEvent } from 'react'
import { Button } from '#src/components/ui/button.tsx'
import { Dialog } from '#src/components/ui/dialog.tsx'
import { SearchField } from '#src/components/ui/search-field.tsx'
import type { BlockItem } from '#wire/blocks.ts'
import css from './block-chooser.module.css'

type Props = {
  /** Of the kind that is wanted; undefined while they are on their way. */
  blocks: readonly BlockItem[] | undefined
  hasFailed: boolean
  /** What one brings. */
  Preview: ComponentType<{ id: number }>
  onInsert: (id: number) => void
  onClose: () => void
}

/** Saved blocks, found by what they are called and say; the arrows go through them, Enter inserts the one that is shown. */
export function BlockChooser({ blocks, hasFailed, Preview, onInsert, onClose }: Props) {
  const { t } = useLingui()
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState<number>()
  const matches = matching(blocks ?? [], query)
  const shown = matches.find(({ id }) => id === chosen) ?? matches[0]
  const insert = (event: SubmitEvent) => {
    event.preventDefault()
    if (shown) onInsert(shown.id)
  }
  return (
    <Dialog opened onClose={onClose} title={t`Insert saved block`} size="wide">
      <form className={css.root} onSubmit={insert}>
        <SearchField
          label={t`Search saved blocks`}
          data-autofocus
          autoComplete="off"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <output className={css.state}>{stateWords()}</output>
        {matches.length > 0 && (
          <div className={css.split}>
            <fieldset className={css.list} aria-label={t`Saved blocks`}>
              {matches.map(({ id, name, about, owner }) => (
                <label key={id} className={css.block}>
                  <input type="radio" name="block" checked={id === shown?.id} onChange={() => setChosen(id)} />
                  <span className={css.name}>{name}</span>
                  <small>{[about, owner].filter(Boolean).join(' · ')}</small>
                </label>
              ))}
            </fieldset>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keys too */}
            <section className={css.preview} aria-label={t`Preview`} tabIndex={0}>
              {shown && <Preview key={shown.id} id={shown.id} />}
            </section>
          </div>
        )}
        <footer className={css.foot}>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          {shown && (
            <Button type="submit" variant="primary">
              <Trans>Insert block</Trans>
            </Button>
          )}
        </footer>
      </form>
    </Dialog>
  )

  function stateWords() {
    if (hasFailed) return t`The saved blocks could not be loaded`
    if (!blocks) return t`Loading saved blocks`
    if (blocks.length === 0) return t`No saved blocks yet. Save one from a section or a row.`
    return matches.length === 0 ? t`No saved block with these words` : ''
  }
}

function matching(blocks: readonly BlockItem[], query: string) {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  return blocks.filter(({ name, about, owner }) => {
    const text = `${name} ${about} ${owner}`.toLocaleLowerCase()
    return words.every((word) => text.includes(word))
  })
}
