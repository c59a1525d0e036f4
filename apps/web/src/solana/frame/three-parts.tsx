import type { ReactNode } from 'react'
import classes from './three-parts.module.css'

interface ThreePartsProps {
  /** How it stands. */
  state: ReactNode
  /** What the visitor can do: beside the rest, or before it on a small screen. */
  acts: ReactNode
  facts: ReactNode
}

/** A page about one thing of the chain. */
export function ThreeParts({ state, acts, facts }: ThreePartsProps) {
  return (
    <div className={classes.page}>
      <div className={classes.state}>{state}</div>
      <div className={classes.acts}>{acts}</div>
      <div className={classes.facts}>{facts}</div>
    </div>
  )
}
