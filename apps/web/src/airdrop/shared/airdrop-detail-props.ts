import type { AirdropContracts, AirdropRecord } from '@slipway/sdk/airdrop/types'

/** What the screen of an airdrop of one kind is given. */
export interface AirdropDetailProps {
  contracts: AirdropContracts
  /** What the factory of the page's network says of it. */
  record: AirdropRecord
}
