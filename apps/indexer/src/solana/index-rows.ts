import type { solanaEvent, solanaPosition, solanaThing } from '@slipway/database/solana/app'

/** What some transactions of a program change in the tables, in their order. */
export interface IndexRows {
  readonly events: (typeof solanaEvent.$inferSelect)[]
  /** by id: the last one counts */
  readonly things: Map<string, typeof solanaThing.$inferSelect>
  readonly positions: Map<string, typeof solanaPosition.$inferSelect>
  /** ids of positions whose accounts have ended, if there are such: since when, and whether what was contributed was used */
  readonly left: Map<string, { readonly at: number; readonly isPaid: boolean }>
  /** ids of things whose accounts there are no longer */
  readonly gone: Set<string>
}

export const emptyRows = (): IndexRows => ({
  events: [],
  things: new Map(),
  positions: new Map(),
  left: new Map(),
  gone: new Set(),
})
