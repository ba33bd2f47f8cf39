/** Something is being written: a letter is a letter. In the price grid a letter begins to write. */
export const isWriting = ({ target }: Pick<KeyboardEvent, 'target'>) =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=grid]') !== null

/** On a tab or a button the arrows keep their meaning: they scroll. */
export const isArrowElsewhere = ({ key, target }: Pick<KeyboardEvent, 'key' | 'target'>) =>
  key.startsWith('Arrow') && target instanceof Element && target.closest('a:not([data-row]), button') !== null

/** A window or a menu has the keys. */
export const isFloating = () => document.querySelector('[aria-modal="true"], :popover-open') !== null
