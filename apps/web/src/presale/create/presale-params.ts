import type { PresaleContracts } from '@slipway/sdk/platform/presale-contracts'
import type { PresaleDraft } from '@slipway/sdk/presale/presale-draft-schema'
import type { Address } from 'viem'
import type { PreparedList } from './prepare-list.ts'
import type { PresaleFormValues } from './presale-form-values.ts'
import type { PresaleTokenFacts } from './presale-token.ts'
import type { WhitelistLists } from './read-whitelist.ts'

/** A form that was judged good, with what the creation needs beside it. */
export interface PresaleParams {
  readonly contracts: PresaleContracts
  readonly draft: PresaleDraft
  readonly lists: WhitelistLists
  readonly values: PresaleFormValues
  readonly token: PresaleTokenFacts
  readonly owner: Address
  /** False while the wallet is on another network: it has to move first, and the review offers that. */
  readonly isWalletHere: boolean
}

/** Where a presale will be, and under which keys its information and its list lie. */
export interface PlacedPresale extends PresaleParams {
  readonly ipfsKey: string
  readonly presale: Address
  readonly list: PreparedList
}
