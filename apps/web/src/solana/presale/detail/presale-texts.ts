import type { SolanaChainDefinition } from '@slipway/chains'
import {
  formatAmount,
  formatBps,
  formatDuration,
  formatInteger,
  formatInterval,
  m,
} from '@slipway/messages'
import { reachesSoftCap } from '@slipway/sdk/solana/presale/presale-math'
import type { SolanaPresale } from '@slipway/sdk/solana/presale/types'
import { tierWindowsText } from '../../../form/tier-windows.ts'
import { amountOf } from '../../lock/lock-texts.ts'
import type { PresaleView } from '../types.ts'

/** Lamports in full. */
export const solOf = (
  { nativeCurrency: { decimals, symbol } }: SolanaChainDefinition,
  lamports: bigint,
): string => formatAmount(lamports, decimals, { symbol, maximumFractionDigits: decimals })

/** How the tokens are released, in a sentence. */
export function releaseText({
  cycleSeconds,
  firstBps,
  cycleBps,
}: Pick<SolanaPresale, 'cycleSeconds' | 'firstBps' | 'cycleBps'>): string {
  if (cycleSeconds === 0) return m.presale_release_once()
  return m.presale_release_split({
    first: formatBps(firstBps),
    each: formatBps(cycleBps),
    cycle: formatInterval(cycleSeconds),
  })
}

/** What a contribution earns its inviter, and those above, level by level. */
export const inviterRatesText = ({ inviterBps }: Pick<SolanaPresale, 'inviterBps'>): string =>
  inviterBps
    .map((bps, at) =>
      m.presale_inviter_level({ level: formatInteger(at + 1), rate: formatBps(bps) }),
    )
    .join(' · ')

/**
 * What a part of a fair presale is called that moves still: below the soft cap everything would be refunded.
 * @param added to what was raised so far
 */
export const fairLabel = (
  presale: SolanaPresale,
  added: bigint,
  labels: Readonly<Record<'reached' | 'missed', () => string>>,
): string =>
  labels[reachesSoftCap({ ...presale, total: presale.total + added }) ? 'reached' : 'missed']()

/** Who may take part and when, in a sentence. */
export function whitelistText({
  whitelistMode,
  t1Seconds,
  t2Seconds,
}: Pick<SolanaPresale, 'whitelistMode' | 't1Seconds' | 't2Seconds'>): string {
  if (whitelistMode === 'none') return m.presale_terms_whitelist_off()
  if (whitelistMode === 'listedOnly' && t1Seconds === 0) return m.presale_terms_whitelist_only()
  return whitelistMode === 'tiers'
    ? tierWindowsText({ t1: t1Seconds, t2: t2Seconds })
    : m.solpresalepage_terms_listed_after({ t1: formatDuration(t1Seconds) })
}

/** Tokens for one SOL; of a fair presale, as long as its hard cap is not exceeded. */
export function priceText({ chain, presale, token }: PresaleView): string {
  const { decimals, symbol } = chain.nativeCurrency
  const tokens = (presale.tokens * 10n ** BigInt(decimals)) / presale.hardCap
  return m.presale_buy_price({ currency: symbol, tokens: amountOf(token, tokens) })
}
