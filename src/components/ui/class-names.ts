/** The classes that apply, as one attribute. */
export const classNames = (...given: (string | false | undefined)[]) => given.filter(Boolean).join(' ')
