import { Fragment } from 'react'

const inNames = /(?<=[_/?&=])(?=.)/
export const inMailAddresses = /(?<=[@.])(?=.)/

/** Names as machines write them, which a narrow screen may break after a joint rather than in the middle of a word. */
export const Breakable = ({ children, joints = inNames }: { children: string; joints?: RegExp }) =>
  children.split(joints).map((part, at) => (
    // The parts of one text stay where they are.
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))
