import { formatBps, m } from '@slipway/messages'
import { findOtherLauncher } from '@slipway/sdk/token/launch/find-other-launcher'
import type { Address } from 'viem'
import type { PresaleKind } from './presale-form-values.ts'
import type { PresaleTokenFacts } from './presale-token.ts'

export type HintTone = 'good' | 'info' | 'warn' | 'bad'

/** One thing about a token that its presale's owner, and later its buyers, should know. */
export interface TokenHint {
  readonly code: string
  readonly tone: HintTone
  readonly text: string
}

/** Of which presale a token's hints are: a private one makes no pool and opens no trading. */
interface HintScope {
  readonly kind: PresaleKind
  /** Who would create it; undefined without a wallet. */
  readonly account: Address | undefined
  /** Whether the token trades somewhere already; undefined while that is unknown. */
  readonly hasPool: boolean | undefined
}

const hint = (code: string, tone: HintTone, text: string): TokenHint => ({ code, tone, text })

function taxHints({ own }: PresaleTokenFacts): TokenHint[] {
  if (!own?.taxed) return []
  const { buyBps, sellBps } = own.taxed.taxes
  if (buyBps === 0 && sellBps === 0) return []
  const rates = { buy: formatBps(buyBps), sell: formatBps(sellBps) }
  return [hint('taxed', 'info', m.presale_hint_taxed(rates))]
}

/** Why a presale with a pool cannot get the right to open a gated token's trading, which it needs; undefined where it can. */
export function gateObstacle(
  { own, symbol }: PresaleTokenFacts,
  account: Address | undefined,
): TokenHint | undefined {
  if (!own?.taxed) return undefined
  if (own.taxed.launch.isLaunched)
    return hint('launched', 'warn', m.presale_hint_launched({ symbol }))
  if (findOtherLauncher(own.taxed.launch, undefined))
    return hint('gate_elsewhere', 'bad', m.presale_hint_gate_elsewhere({ symbol }))
  return account && own.owner.toLowerCase() !== account.toLowerCase()
    ? hint('gate_not_owner', 'bad', m.presale_hint_gate_not_owner({ symbol }))
    : undefined
}

/** A private presale opens no trading, and is finished only where the token's owner has opened it and exempted the presale. */
function privateHints({ own, symbol }: PresaleTokenFacts, account: Address | undefined) {
  if (!own?.taxed) return []
  const isOwner = !account || own.owner.toLowerCase() === account.toLowerCase()
  return [
    own.taxed.launch.isLaunched
      ? hint('launched', 'warn', m.presale_hint_launched({ symbol }))
      : hint('gated', 'warn', m.presale_hint_gated_private()),
    ...(isOwner
      ? []
      : [hint('private_not_owner', 'bad', m.presale_hint_private_not_owner({ symbol }))]),
  ]
}

function gateHints(facts: PresaleTokenFacts, { kind, account }: HintScope): TokenHint[] {
  if (!facts.own?.taxed) return []
  if (kind === 'private') return privateHints(facts, account)
  return [gateObstacle(facts, account) ?? hint('gated', 'good', m.presale_hint_gated())]
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

function originHint({ isOurs }: PresaleTokenFacts, isPrivate: boolean): TokenHint {
  if (isOurs) return hint('ours', 'good', m.presale_hint_ours())
  const text = isPrivate ? m.presale_hint_foreign_private() : m.presale_hint_foreign()
  return hint('foreign', 'warn', text)
}

/** What speaks for and against selling a token in such a presale, from the chain's own words. */
export function tokenHints(facts: PresaleTokenFacts, scope: HintScope): readonly TokenHint[] {
  const { symbol, balance } = facts
  const isPrivate = scope.kind === 'private'
  const pool = isPrivate ? m.presale_hint_pool_private : m.presale_hint_pool
  return [
    originHint(facts, isPrivate),
    ...gateHints(facts, scope),
    ...taxHints(facts),
    ...powerHints(facts),
    ...(scope.hasPool ? [hint('pool', 'warn', pool({ symbol }))] : []),
    ...(balance === 0n ? [hint('balance', 'bad', m.token_held_none({ symbol }))] : []),
  ]
}
