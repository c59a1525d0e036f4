import type { PresaleStatus } from '@slipway/sdk/presale/presale-status'
import type { Presale, PresaleAccount } from '@slipway/sdk/presale/types'
import type { Address } from 'viem'
import type { FormContext } from '../../action/form-context.ts'

/** What every part of a presale's page is given. */
export interface PresaleView {
  readonly presale: Presale
  readonly status: PresaleStatus
  /** Name of the project, or of its token. */
  readonly name: string
  readonly account: Address | undefined
  /** The connected wallet in this presale; undefined while it is read. */
  readonly my: PresaleAccount | undefined
  /** Unix seconds by the chain. */
  readonly now: number
}

/** The same for parts that act. */
export interface PresaleContext extends PresaleView, FormContext {}

/** Whether the connected wallet made the presale. */
export const isOwner = ({ presale, account }: Pick<PresaleView, 'presale' | 'account'>): boolean =>
  account !== undefined && presale.terms.owner.toLowerCase() === account.toLowerCase()

/** Whether the connected wallet may manage the whitelist (S-41). */
export const isListKeeper = (view: Pick<PresaleView, 'presale' | 'account'>): boolean =>
  isOwner(view) || view.presale.whitelistAdmin.toLowerCase() === view.account?.toLowerCase()
