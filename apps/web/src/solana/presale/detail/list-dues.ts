import { formatInteger, formatNames, m } from '@slipway/messages'
import { isOnCurve } from '@slipway/sdk/solana/is-on-curve'
import { calculateReward } from '@slipway/sdk/solana/presale/presale-math'
import type { SolanaPresaleBuyer } from '@slipway/sdk/solana/presale/types'
import { getAddressEncoder } from '@solana/kit'
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
  if (typeof due === 'string') {
    // A reward waits for no tokens, nor for whom the token lets claim.
    const lamports = calculateReward(view.presale, buyer)
    return lamports > 0n ? { wallet, tokens: 0n, lamports } : undefined
  }
  return { wallet, tokens: due.tokens, lamports: due.excess + due.reward }
}

const compare = (left: bigint, right: bigint) => Number(right > left) - Number(right < left)

export interface SplitBuyers {
  readonly keyed: readonly SolanaPresaleBuyer[]
  readonly keyless: readonly SolanaPresaleBuyer[]
}

/** Tells wallets from addresses that nobody has the key of: the program pays those only where they ask for it (P-42). */
export function splitByKey(buyers: readonly SolanaPresaleBuyer[]): SplitBuyers {
  const encoder = getAddressEncoder()
  const hasKey = ({ wallet }: SolanaPresaleBuyer) =>
    isOnCurve(new Uint8Array(encoder.encode(wallet)))
  const keyed = new Set(buyers.filter(hasKey))
  return { keyed: [...keyed], keyless: buyers.filter((buyer) => !keyed.has(buyer)) }
}

/** That something is due to addresses which only they can ask for; undefined where there are none. */
export const keylessText = (count: number): string | undefined =>
  count > 0 ? m.solpresalepage_others_keyless({ count, shown: formatInteger(count) }) : undefined

/** Whom something is due to now, those with the most first. @param account that is connected: it has cards of its own */
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

/** Why there is nobody to be paid now, in words, where nobody has to ask for it. */
export function nobodyText(
  view: PresaleView,
  buyers: readonly SolanaPresaleBuyer[],
  account: string,
): string {
  const judged = buyers
    .filter(({ wallet }) => view.status.label === 'finished' && wallet !== account)
    .map((buyer) => judgeClaim(view, buyer, false))
  if (judged.includes('movable')) return m.solana_refused_tax()
  return judged.includes('taxed')
    ? m.solpresalepage_refused_taxed()
    : m.solpresalepage_others_none()
}

/** What a wallet is paid, in words; who has neither tokens nor SOL to come has its deposit there. */
export function dueText({ chain, token }: PresaleView, { tokens, lamports }: WalletDue): string {
  const parts = [
    ...(tokens > 0n ? [amountOf(token, tokens)] : []),
    ...(lamports > 0n ? [solOf(chain, lamports)] : []),
  ]
  return parts.length > 0 ? formatNames(parts) : m.solpresalepage_gets_deposit()
}
