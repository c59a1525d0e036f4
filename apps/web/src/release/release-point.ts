/** A moment at which more of a lock is free than before. */
export interface ReleasePoint {
  /** Unix seconds. */
  readonly at: number
  /** Part of the whole that is free from then on, in basis points; 10 000 is all of it. */
  readonly share: number
  /** It came free evenly since the point before, not at this moment alone. */
  readonly isGradual?: boolean
}
