import type { ReadClient } from '@slipway/sdk/evm/create-read-client'
import type { Address } from 'viem'
import type { WalletProvider } from './find-wallets.ts'
import type { ExitNetwork } from './types.ts'

/** What was chosen so far; a step later in the page asks for what it needs. */
export interface Session {
  network?: ExitNetwork
  client?: ReadClient
  account?: Address
  /** Of the wallet that holds `account`; none where the address was typed. */
  provider?: WalletProvider
}
