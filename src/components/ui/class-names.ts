/** The classes that apply, as one attribute. */
export const classNames = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ')
