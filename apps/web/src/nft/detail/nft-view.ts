import type { NftPhase } from '@slipway/sdk/nft/nft-phase'
import { isMintingOver } from '@slipway/sdk/nft/nft-phase'
import type { NftSale, NftSaleAccount } from '@slipway/sdk/nft/types'
import type { Address } from 'viem'
import type { FormContext } from '../../action/form-context.ts'

/** What every part of a collection's page is given. */
export interface NftView {
  readonly sale: NftSale
  readonly phase: NftPhase
  readonly account: Address | undefined
  /** The connected wallet in this sale; undefined while it is read. */
  readonly my: NftSaleAccount | undefined
  /** Unix seconds by the chain. */
  readonly now: number
}

/** The same for parts that act; amounts in refusals are counted in what the sale is paid in. */
export interface NftAct extends NftView, FormContext {
  readonly account: Address
}

/** Whether what the sale earns is the connected wallet's: also after it has renounced. */
export const isBeneficiary = ({ sale, account }: Pick<NftView, 'sale' | 'account'>): boolean =>
  account !== undefined && sale.beneficiary.toLowerCase() === account.toLowerCase()

/** Whether the connected wallet owns the collection. */
export const isOwner = ({ sale, account }: Pick<NftView, 'sale' | 'account'>): boolean =>
  account !== undefined && sale.owner.toLowerCase() === account.toLowerCase()

/** Whether hidden pictures are to be dealt out and shown, which anybody may do, or that was just done. */
export const isRevealing = (act: NftAct) =>
  act.doneOf('nft_draw', 'nft_reveal') !== null ||
  (act.sale.state.reveal.hidden && isMintingOver(act.sale, act.now))
