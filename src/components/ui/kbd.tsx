import classes from './kbd.module.css'

export const Kbd = ({ children }: { children: string }) => <kbd className={classes.root}>{children}</kbd>
