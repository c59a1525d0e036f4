import { formatNames, m } from '@slipway/messages'
import type { SolanaPresaleBuyer } from '@slipway/sdk/solana/presale/types'
import { amountOf } from '../../lock/lock-texts.ts'
import type { PresaleView } from '../types.ts'
import { judgeClaim } from './judge-claim.ts'
import { solOf } from './presale-texts.ts'

/** What is due to a wallet of a presale that is over, whoever sends it. */
export interface WalletDue extends Pick<SolanaPresaleBuyer, 'wallet'> {
  /** Base units. */
  readonly tokens: bigint
  /** What is paid in SOL, without the deposit. */
  readonly lamports: bigint
}

function dueOf(view: PresaleView, buyer: SolanaPresaleBuyer): WalletDue | undefined {
  const { wallet, contributed, exitFee } = buyer
  if (view.status.label !== 'finished')
    return { wallet, tokens: 0n, lamports: contributed + exitFee }
  const due = judgeClaim(view, buyer, false)
  if (typeof due === 'string') return undefined
  return { wallet, tokens: due.tokens, lamports: due.excess + due.reward }
}

const compare = (left: bigint, right: bigint) => Number(right > left) - Number(right < left)

/** The wallets that somebody else can pay now, those with the most first. @param account that is connected: it has cards of its own */
export const listDues = (
  view: PresaleView,
  buyers: readonly SolanaPresaleBuyer[],
  account: string,
): WalletDue[] =>
  buyers
    .filter(({ wallet }) => wallet !== account)
    .flatMap((buyer) => dueOf(view, buyer) ?? [])
    .toSorted(
      (left, right) => compare(left.tokens, right.tokens) || compare(left.lamports, right.lamports),
    )

/** Why there is nobody to be paid now, in words. */
export function nobodyText(
  view: PresaleView,
  buyers: readonly SolanaPresaleBuyer[],
  account: string,
): string {
  const isTaxed = buyers.some(
    (buyer) =>
      view.status.label === 'finished' &&
      buyer.wallet !== account &&
      judgeClaim(view, buyer, false) === 'taxed',
  )
  return isTaxed ? m.solpresalepage_refused_taxed() : m.solpresalepage_others_none()
}

/** What a wallet is paid, in words; who has neither tokens nor SOL to come has its deposit there. */
export function dueText({ chain, token }: PresaleView, { tokens, lamports }: WalletDue): string {
  const parts = [
    ...(tokens > 0n ? [amountOf(token, tokens)] : []),
    ...(lamports > 0n ? [solOf(chain, lamports)] : []),
  ]
  return parts.length > 0 ? formatNames(parts) : m.solpresalepage_gets_deposit()
}
