import css from './server-words.module.css'

/** What a server said, in its own words, beside what they mean: a detail for who has to look into it. */
export const ServerWords = ({ text }: { text: string }) =>
  text === '' ? null : (
    <span lang="en" className={css.words}>
      {text}
    </span>
  )
