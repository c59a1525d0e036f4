import type { Mapping, MappingAccount } from '@slipway/sdk/airdrop/mapping/types'
import type { Address } from 'viem'

/** A mapping as its screen shows it, to one visitor at one moment. */
export interface MappingView {
  readonly mapping: Mapping
  /** Unix seconds by the clock of the network. */
  readonly now: number
  readonly account?: Address | undefined
  /** What the account has to do with it; absent until it is read. */
  readonly mine?: MappingAccount | undefined
}
