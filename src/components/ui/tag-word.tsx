import classes from './tag-word.module.css'

/** A tag as a small outlined word. */
export const TagWord = ({ children }: { children: string }) => <span className={classes.root}>{children}</span>
