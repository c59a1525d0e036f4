import type { SolanaHolding } from '@slipway/api-client'
import { formatAmount, m } from '@slipway/messages'
import type { Entry } from '../../entries/entry.ts'
import { entryOfHit } from '../../entries/hit-entry.ts'

const solDecimals = 9

/** An amount of the thing's token; undefined while its decimals are not known. */
const ofToken = ({ decimals, symbol }: SolanaHolding, units: bigint) =>
  decimals === null ? undefined : formatAmount(units, decimals, { symbol: symbol ?? '' })

/** What the wallet has in it, or took out of it. */
function heldText(holding: SolanaHolding): string | undefined {
  const { kind, held } = holding
  if (held === null) return undefined
  const amount =
    kind === 'presale'
      ? formatAmount(BigInt(held), solDecimals, { symbol: 'SOL' })
      : ofToken(holding, BigInt(held))
  if (amount === undefined) return undefined
  if (kind === 'presale') return m.solana_portfolio_contributed({ amount })
  return kind === 'pool'
    ? m.solana_portfolio_staked({ amount })
    : m.solana_portfolio_claimed({ amount })
}

/** Whether what is left in it can be taken now; a presale gives nothing of it back before its end. */
const isCollectable = ({ kind, state, isOwed }: SolanaHolding): boolean =>
  isOwed && !(kind === 'presale' && ['coming', 'running', 'waiting'].includes(state))

/** A thing of a wallet as lists show it: what it is, whether the wallet owns it, and what it has there. */
export function holdingEntry(holding: SolanaHolding): Entry {
  const { kind, variant, isOwner, amount, doneAmount } = holding
  const entry = entryOfHit({
    ...holding,
    ...{ variant: kind === 'lock' ? 'token' : variant, number: null, isExact: false },
  })
  const locked = kind === 'lock' ? ofToken(holding, BigInt(amount) - BigInt(doneAmount)) : undefined
  return {
    ...entry,
    facts: [
      ...entry.facts,
      isOwner && m.solana_portfolio_owner(),
      heldText(holding),
      isCollectable(holding) && m.solana_portfolio_owed(),
    ].filter(Boolean),
    ...(locked !== undefined && { amount: locked }),
  }
}
