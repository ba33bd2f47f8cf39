import type { SVGProps } from 'react'
import classes from './drawn-icon.module.css'

type Props = Omit<SVGProps<SVGSVGElement>, 'stroke'> & {
  /** Its sides, in pixels. */
  size?: number
  /** How wide its lines are, of 24 that the whole is wide. */
  stroke?: number
}

/** An icon of lines alone: the customer's page has its own, and the build makes those of the library so (scripts/drawn-icons.ts). */
export const drawn = (lines: string) =>
  function DrawnIcon({ size = 24, stroke = 2, ...rest }: Props) {
    return (
      <svg className={classes.root} width={size} height={size} viewBox="0 0 24 24" strokeWidth={stroke} {...rest}>
        <path d={lines} />
      </svg>
    )
  }
