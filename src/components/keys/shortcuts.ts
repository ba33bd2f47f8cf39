/**
 * Every key that a handler of ours hears, by where: the handlers ask this list which shortcut was pressed. Each key is a
 * way by itself: those pressed together stand apart by a space, and `Ctrl` is ⌘ on a Mac. What each does is told in
 * sheet.ts, whose words nobody needs before they ask.
 */
export const shortcuts = {
  app: {
    palette: ['Ctrl K'],
    sheet: ['?'],
  },
  list: {
    next: ['j', '↓'],
    previous: ['k', '↑'],
    peek: ['Space'],
    select: ['x'],
    search: ['/'],
    clear: ['Esc'],
  },
  today: {
    next: ['j', '↓'],
    previous: ['k', '↑'],
    later: ['l'],
    done: ['d'],
  },
  board: {
    next: ['j', '↓'],
    previous: ['k', '↑'],
    sideways: ['←', '→'],
    search: ['/'],
    clear: ['Esc'],
  },
  record: {
    next: ['j'],
    previous: ['k'],
    back: ['Esc'],
  },
  form: {
    save: ['Ctrl Enter', 'Ctrl S'],
  },
  editor: {
    save: ['Ctrl S'],
  },
} as const satisfies Record<string, Readonly<Record<string, readonly string[]>>>

export type Scope = keyof typeof shortcuts
export type ShortcutIn<Of extends Scope> = keyof (typeof shortcuts)[Of]
