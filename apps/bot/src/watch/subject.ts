import type { botWatch } from '@slipway/database/bot/app'

/** `wallet`: its locks; `contract`: one of the platform's that holds value. */
export type WatchKind = 'presale' | 'token' | 'lock' | 'wallet' | 'contract'

/** Something that can be watched, on one network. */
export interface Subject {
  readonly chainId: number
  readonly kind: WatchKind
  /** Address in lower case; of a lock its public id. */
  readonly subject: string
  /** As people know it. */
  readonly label: string
  /** Its page from the site's root. */
  readonly path: string
}

/** A watch as it is kept. */
export type Watch = typeof botWatch.$inferSelect
