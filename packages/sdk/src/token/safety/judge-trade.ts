import { costBpsOf, type TradeTrial } from '../../liquidity/trade-rehearsal.ts'
import type { SafetyFacts } from './safety-facts.ts'
import { find, type SafetyFinding, when } from './safety-finding.ts'

/** From here on a measured tax is called heavy: the templates' own bound for buy and sell. */
export const HEAVY_TAX_BPS = 2_500
const HEAVY_ROUND_TRIP_BPS = 5_000

/** A token can tell a contract from a wallet; only of code that is known can it be said that it does not. */
const isSeenThrough = ({ rehearsal, registeredTemplate, code }: SafetyFacts) =>
  rehearsal.state === 'done' &&
  rehearsal.traders.some(({ kind }) => kind === 'contract') &&
  (registeredTemplate === undefined || code.template !== registeredTemplate)

function judgeSell({ sell, laterSell }: TradeTrial, isSeen: boolean): SafetyFinding {
  if (!sell) return find('bought_nothing', 'bad')
  if (!sell.ok) return laterSell?.ok ? find('sell_delayed', 'warn') : find('sell_refused', 'bad')
  if (laterSell && !laterSell.ok) return find('later_sell_refused', 'bad')
  // Whatever is gone is gone: a token may not call its own swaps by another name.
  const cost = Math.max(costBpsOf(sell), laterSell ? costBpsOf(laterSell) : 0)
  if (cost >= HEAVY_TAX_BPS) return find('sell_tax_high', 'bad', { bps: cost })
  const bps = Math.max(sell.taxBps, laterSell?.taxBps ?? 0)
  return isSeen ? find('sell_works_contract', 'unknown') : find('sell_works', 'good', { bps })
}

function judgeRefusedBuy({ powers }: SafetyFacts, isSeen: boolean): SafetyFinding {
  // A closed gate is announced and opens once; a refusal after that is another matter.
  if (powers?.isGated) return find('not_open', 'warn')
  return isSeen ? find('buy_refused_contract', 'unknown') : find('buy_refused', 'bad')
}

/** What the rehearsed trades say. */
export function judgeTrade(facts: SafetyFacts): readonly (SafetyFinding | undefined)[] {
  const { rehearsal } = facts
  if (rehearsal.state === 'no-pool') return [find('no_pool', 'unknown')]
  if (rehearsal.state !== 'done') return [find('not_rehearsed', 'unknown')]
  const { buy, transfer, roundTripLossBps } = rehearsal
  const isSeen = isSeenThrough(facts)
  if (!buy.ok) return [judgeRefusedBuy(facts, isSeen)]
  return [
    judgeSell(rehearsal, isSeen),
    when(buy.taxBps >= HEAVY_TAX_BPS, find('buy_tax_high', 'bad', { bps: buy.taxBps })),
    when(transfer && !transfer.ok, find('transfer_refused', 'warn')),
    when(
      (roundTripLossBps ?? 0) >= HEAVY_ROUND_TRIP_BPS,
      find('round_trip_heavy', 'bad', { bps: roundTripLossBps ?? 0 }),
    ),
  ]
}
