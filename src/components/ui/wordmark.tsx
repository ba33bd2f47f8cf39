import classes from './wordmark.module.css'
import { letters } from './wordmark-path.ts'

const sheet = 'M4.5 2.5h10L19.5 7.5V15h-10v6.5h-5zM9.5 6.8v3.9h5.2V9.1l-2.3-2.3z'
const line = 'M12.5 18.9h7v2.6h-7z'

/** A P cut as a sheet with one corner off, and the line to sign on in blue. */
export const Mark = () => (
  <svg className={classes.mark} width="25" height="25" viewBox="2 2 20 20" role="img" aria-label="Proffer">
    <path className={classes.ink} fillRule="evenodd" d={sheet} />
    <path className={classes.pen} d={line} />
  </svg>
)

export const Wordmark = ({ height = 25 }: { height?: number }) => (
  <svg
    className={classes.mark}
    width={(height * 106) / 28}
    height={height}
    viewBox="0 0 106 28"
    role="img"
    aria-label="Proffer"
  >
    <g transform="translate(0 1.5)">
      <path className={classes.ink} fillRule="evenodd" d={sheet} />
      <path className={classes.pen} d={line} />
    </g>
    <path className={classes.ink} transform="translate(30 22)" d={letters} />
  </svg>
)
