import type { ReactNode } from 'react'

/** A cell where a row of this kind says nothing. */
export const Blank = ({ children }: { children?: ReactNode }) => <td>{children}</td>
