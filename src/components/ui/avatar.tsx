import classes from './avatar.module.css'

/** A person by initials: the first letter of the first and of the last word. */
export const Avatar = ({ name }: { name: string }) => {
  const words = name.split(/\s+/).filter(Boolean)
  const letters = [words.at(0), words.length > 1 ? words.at(-1) : undefined].map((word) => word?.slice(0, 1) ?? '')
  return (
    <span className={classes.root} aria-hidden="true">
      {letters.join('').toLocaleUpperCase()}
    </span>
  )
}
