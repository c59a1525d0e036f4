import {
  formatAmount,
  formatBps,
  formatDuration,
  formatInteger,
  formatInterval,
  formatTime,
  m,
} from '@slipway/messages'
import { amountOf } from '../../lock/lock-texts.ts'
import type { JudgedPresale } from './presale-judge.ts'

/** A term with its label. */
interface TermLine {
  readonly label: string
  readonly value: string
}

type Terms = JudgedPresale['terms']

const lamportDecimals = 9
const lamportsASol = 10n ** BigInt(lamportDecimals)
const fairKind = 2
const modes = [
  m.presale_whitelist_off,
  m.presale_whitelist_tiers,
  m.presale_whitelist_only,
] as const

/** An amount of SOL. */
export const solOf = (lamports: bigint) =>
  formatAmount(lamports, lamportDecimals, { symbol: 'SOL', maximumFractionDigits: lamportDecimals })

/** What one SOL buys. */
export function rateOf({ token, terms }: JudgedPresale): string {
  const { tokens, hardCap, kind } = terms
  const rate = { tokens: amountOf(token, (tokens * lamportsASol) / hardCap) }
  return kind === fairKind ? m.solpresalemake_rate_fair(rate) : m.solpresalemake_rate_normal(rate)
}

/** What one wallet may contribute. */
function boundsOf({ minContribution, maxContribution }: Terms): string {
  const max = solOf(maxContribution)
  return minContribution === 0n
    ? m.solpresalemake_preview_buy_max({ max })
    : m.solpresalemake_preview_buy_value({ min: solOf(minContribution), max })
}

/** How tokens and SOL are released. */
function releaseOf({ cycleSeconds, firstBps, cycleBps }: Terms): string {
  if (cycleSeconds === 0) return m.solpresalemake_release_once()
  return m.solpresalemake_cycles({
    ...{ first: formatBps(firstBps), each: formatBps(cycleBps) },
    cycle: formatInterval(cycleSeconds),
  })
}

/** What comes in, at least and at most. */
export const raiseOf = ({ softCap, hardCap }: Terms): string =>
  m.solpresalemake_preview_raise_value({ softCap: solOf(softCap), hardCap: solOf(hardCap) })

function accessLines({ terms, entries }: JudgedPresale): TermLine[] {
  const { whitelistMode, t1Seconds, t2Seconds } = terms
  const access = { label: m.solpresalemake_preview_access(), value: modes[whitelistMode]() }
  if (whitelistMode === 0) return [access]
  return [
    access,
    { label: m.presale_field_t1(), value: formatDuration(t1Seconds) },
    ...(whitelistMode === 1
      ? [{ label: m.presale_field_t2(), value: formatDuration(t2Seconds) }]
      : []),
    { label: m.solpresalemake_review_wallets(), value: formatInteger(entries.length) },
  ]
}

function inviterLines({ inviterBps }: Terms): TermLine[] {
  if (inviterBps.length === 0) return []
  const value = inviterBps.map((bps) => formatBps(bps)).join(' · ')
  return [{ label: m.presale_section_inviters(), value }]
}

/** Every term of a presale, as its preview and its review say them. */
export function presaleLines(presale: JudgedPresale): TermLine[] {
  const { token, terms } = presale
  return [
    {
      label: m.presale_kind_title(),
      value: terms.kind === fairKind ? m.presale_kind_fair() : m.presale_kind_normal(),
    },
    { label: m.solpresalemake_field_tokens(), value: amountOf(token, terms.tokens) },
    { label: m.presale_preview_price(), value: rateOf(presale) },
    { label: m.solpresalemake_preview_raise(), value: raiseOf(terms) },
    { label: m.solpresalemake_preview_buy(), value: boundsOf(terms) },
    { label: m.presale_field_start(), value: formatTime(terms.startAt) },
    { label: m.presale_field_end(), value: formatTime(terms.endAt) },
    ...accessLines(presale),
    { label: m.solpresalemake_release_title(), value: releaseOf(terms) },
    ...inviterLines(terms),
    {
      label: m.presale_field_refund_type(),
      value: terms.burnsUnsold ? m.solpresalemake_unsold_burn() : m.solpresalemake_unsold_return(),
    },
  ]
}
