import { IconCheck } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import classes from './menu.module.css'
import { positionBeside } from './position-beside.ts'

export type MenuItem = {
  label: string
  icon?: ReactNode
  onSelect: () => void
  danger?: boolean
  /** Given: the item is a choice, and this tells whether it is the one that holds. */
  checked?: boolean
  /** One of several that can hold at once: the menu stays open. */
  several?: boolean
  /** Of several: it closes all the same. */
  closes?: boolean
  /** Of the label, where it is not the page's. */
  language?: string
}
/** Items that belong together; the name of a group is shown above it, and `note` where there is nothing to choose. */
export type MenuGroup = { label?: string; items: MenuItem[]; note?: string }

type Props = {
  /** The name of the button, also its tooltip, when `trigger` has no words. */
  label?: string
  trigger: ReactNode
  className?: string | undefined
  /** As a function where many menus stand on a page: asked when the menu opens. */
  groups: MenuGroup[] | (() => MenuGroup[])
}

/**
 * A button that opens a list of things to do. The browser's own popover floats it and closes it on Escape or a press
 * elsewhere, giving back the focus; the arrows move within (APG menu button).
 */
export function Menu({ label, trigger, className, groups }: Props) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  /** At once: what the browser tells of a popover's opening comes later, and a key pressed until then would be lost. */
  const open = () => {
    flushSync(() => setIsOpen(true))
    if (!button.current || !list.current) return
    list.current.showPopover()
    positionBeside(button.current.getBoundingClientRect(), list.current)
    choices(list.current).at(0)?.focus()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        // So that pressing it while the menu is open is not taken for a press elsewhere, which closes it.
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={label}
        title={label}
        onClick={(event) => {
          event.preventDefault()
          if (list.current?.matches(':popover-open')) list.current.hidePopover()
          else open()
        }}
        onKeyDown={(event) => {
          if ((event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || event.altKey) return
          event.preventDefault()
          open()
        }}
      >
        {trigger}
      </button>
      {isOpen && (
        <div
          ref={list}
          id={id}
          popover="auto"
          role="menu"
          tabIndex={-1}
          aria-label={label}
          className={classes.list}
          // A closed menu is nowhere, so that each row of a long list may have one.
          onToggle={(event) => event.newState === 'closed' && setIsOpen(false)}
          onKeyDown={moveWithin}
        >
          {(typeof groups === 'function' ? groups() : groups).map((group, at) => (
            <Group key={group.label ?? at} group={group} onDone={() => list.current?.hidePopover()} />
          ))}
        </div>
      )}
    </>
  )
}

function Group({ group: { label, items, note }, onDone }: { group: MenuGroup; onDone: () => void }) {
  return (
    <fieldset aria-label={label} className={classes.group}>
      {label !== undefined && (
        <p aria-hidden="true" className={classes.label}>
          {label}
        </p>
      )}
      {items.map(({ label, icon, onSelect, danger, checked, several, closes, language }) => (
        <button
          key={label}
          type="button"
          lang={language}
          role={checked === undefined ? 'menuitem' : several ? 'menuitemcheckbox' : 'menuitemradio'}
          aria-checked={checked}
          tabIndex={-1}
          className={classNames(classes.item, danger && classes.danger)}
          onClick={() => {
            if (!several || closes) onDone()
            onSelect()
          }}
        >
          {icon}
          <span className={classes.text}>{label}</span>
          {checked && <Icon of={IconCheck} />}
        </button>
      ))}
      {note !== undefined && (
        <div role="menuitem" aria-disabled tabIndex={-1} className={classes.item}>
          {note}
        </div>
      )}
    </fieldset>
  )
}

const choices = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[role^=menuitem]')]

function moveWithin(event: KeyboardEvent<HTMLElement>) {
  const list = event.currentTarget
  const items = choices(list)
  const at = items.findIndex((item) => item === document.activeElement)
  const next = {
    ArrowDown: items.at((at + 1) % items.length),
    ArrowUp: items.at(at <= 0 ? -1 : at - 1),
    Home: items.at(0),
    End: items.at(-1),
  }[event.key]
  if (event.key === 'Tab') list.hidePopover()
  if (!next) return
  event.preventDefault()
  next.focus()
}
