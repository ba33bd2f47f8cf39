/** Stands for a line of text that is on its way: its place is there, so that it moves no other when it comes. */
export const ComingLine = () => <span aria-hidden>{'\u00a0'}</span>
