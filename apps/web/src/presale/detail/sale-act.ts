import type { PresaleStatus } from '@slipway/sdk/presale/presale-status'
import type { Presale, PresaleAccount } from '@slipway/sdk/presale/types'
import type { Address } from 'viem'
import type { FormAct } from '../../action/form-act.ts'

/** What every part of a sale's page is given. */
export interface SaleView {
  readonly sale: Presale
  readonly status: PresaleStatus
  /** Name of the project, or of its token. */
  readonly name: string
  readonly account: Address | undefined
  /** The connected wallet in this sale; undefined while it is read. */
  readonly my: PresaleAccount | undefined
  /** Unix seconds by the chain. */
  readonly now: number
}

/** The same for parts that act. */
export interface SaleAct extends SaleView, FormAct {}

/** Whether the connected wallet made the sale. */
export const isOwner = ({ sale, account }: Pick<SaleView, 'sale' | 'account'>): boolean =>
  account !== undefined && sale.terms.owner.toLowerCase() === account.toLowerCase()

/** Whether the connected wallet may manage the whitelist (S-41). */
export const isListKeeper = (view: Pick<SaleView, 'sale' | 'account'>): boolean =>
  isOwner(view) || view.sale.whitelistAdmin.toLowerCase() === view.account?.toLowerCase()
