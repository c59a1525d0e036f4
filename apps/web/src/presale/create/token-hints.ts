import { formatBps, m } from '@slipway/messages'
import type { Address } from 'viem'
import type { PresaleTokenFacts } from './presale-token.ts'

export type HintTone = 'good' | 'info' | 'warn' | 'bad'

/** One thing about a token that its presale's owner, and later its buyers, should know. */
export interface TokenHint {
  readonly code: string
  readonly tone: HintTone
  readonly text: string
}

const hint = (code: string, tone: HintTone, text: string): TokenHint => ({ code, tone, text })

function taxHints({ own }: PresaleTokenFacts): TokenHint[] {
  if (!own?.taxed) return []
  const { buyBps, sellBps } = own.taxed.taxes
  if (buyBps === 0 && sellBps === 0) return []
  const rates = { buy: formatBps(buyBps), sell: formatBps(sellBps) }
  return [hint('taxed', 'info', m.presale_hint_taxed(rates))]
}

function gateHints({ own, symbol }: PresaleTokenFacts, account: Address | undefined): TokenHint[] {
  if (!own?.taxed) return []
  if (own.taxed.launch.isLaunched)
    return [hint('launched', 'warn', m.presale_hint_launched({ symbol }))]
  if (account && own.owner.toLowerCase() !== account.toLowerCase())
    return [hint('gate_not_owner', 'bad', m.presale_hint_gate_not_owner({ symbol }))]
  return [hint('gated', 'good', m.presale_hint_gated())]
}

function powerHints({ own }: PresaleTokenFacts): TokenHint[] {
  if (!own) return []
  return [
    ...(own.minting.mintable ? [hint('mintable', 'warn', m.presale_hint_mintable())] : []),
    ...(own.taxed?.switches.blacklist
      ? [hint('blacklist', 'warn', m.presale_hint_blacklist())]
      : []),
    ...(own.taxed?.switches.taxChange
      ? [hint('tax_change', 'warn', m.presale_hint_tax_change())]
      : []),
  ]
}

/**
 * What speaks for and against selling a token, from the chain's own words.
 * @param hasPool whether it trades somewhere already; undefined while that is unknown
 */
export function tokenHints(
  facts: PresaleTokenFacts,
  account: Address | undefined,
  hasPool: boolean | undefined,
): readonly TokenHint[] {
  const origin = facts.isOurs
    ? hint('ours', 'good', m.presale_hint_ours())
    : hint('foreign', 'warn', m.presale_hint_foreign())
  return [
    origin,
    ...gateHints(facts, account),
    ...taxHints(facts),
    ...powerHints(facts),
    ...(hasPool ? [hint('pool', 'warn', m.presale_hint_pool({ symbol: facts.symbol }))] : []),
    ...(facts.balance === 0n
      ? [hint('balance', 'bad', m.token_held_none({ symbol: facts.symbol }))]
      : []),
  ]
}
