import { m } from '@slipway/messages'
import {
  calculateAllocation,
  calculateKept,
  isFull,
} from '@slipway/sdk/solana/presale/presale-math'
import { type FormResult, resultOrProblems } from '../../../action/form-result.ts'
import { readTokenAmount } from '../../../action/read-token-amount.ts'
import type { BuyerState, PresaleView } from '../types.ts'
import { solOf } from './presale-texts.ts'

/** A contribution and what it brings at this moment; lamports and base units. */
export interface Contribution {
  /** As typed: the most that leaves the wallet. */
  readonly amount: bigint
  /** What the presale takes of it now; the rest never leaves. */
  readonly kept: bigint
  /** The wallet's tokens with it, less those it had before. */
  readonly tokens: bigint
  /** Of what is kept: what would come back with the claim, if it ended now (fair). */
  readonly excess: bigint
}

type Presale = PresaleView['presale']

/** Left in a wallet for the network's fee, and for the wallet's own account. */
const reserve = 1_000_000n

const contributedOf = ({ buyer }: Pick<BuyerState, 'buyer'>) => buyer?.contributed ?? 0n

function gainOf(presale: Presale, already: bigint, kept: bigint) {
  const before = calculateAllocation(presale, already)
  const after = calculateAllocation({ ...presale, total: presale.total + kept }, already + kept)
  // Others' shares shrink with every contribution; the own one never falls by it.
  return { tokens: after.tokens - before.tokens, excess: after.excess - before.excess }
}

function problemText(amount: bigint, kept: bigint, view: PresaleView, state: BuyerState) {
  const { presale, chain } = view
  const { minContribution, maxContribution, hardCap } = presale
  const money = (lamports: bigint) => solOf(chain, lamports)
  const already = contributedOf(state)
  if (amount === 0n) return m.error_Presale_AmountZero()
  if (already >= maxContribution || amount + already > maxContribution)
    return m.error_Presale_AboveMax({ max: money(maxContribution) })
  if (isFull(presale)) return m.error_Presale_HardCapReached({ hardCap: money(hardCap) })
  if (kept === 0n)
    return amount < minContribution
      ? m.error_Presale_BelowMin({ min: money(minContribution) })
      : m.solpresalepage_refused_buys_nothing()
  if (kept + state.deposit + reserve > state.balance)
    return m.solpresalepage_balance_low({
      balance: money(state.balance),
      needed: money(state.deposit + reserve),
    })
  return undefined
}

/** Judges a contribution by the program's rules. */
export function readContribution(
  text: string,
  view: PresaleView,
  state: BuyerState,
): FormResult<'amount', Contribution> {
  const reading = readTokenAmount(text, view.chain.nativeCurrency.decimals)
  if (reading.units === null) return { ok: false, problems: { amount: reading.problem } }
  const amount = reading.units
  const already = contributedOf(state)
  const kept = calculateKept(view.presale, amount, already)
  const problem = problemText(amount, kept, view, state)
  return resultOrProblems(
    { amount: problem === undefined ? undefined : { code: 'Presale_Refused', text: problem } },
    () => ({ amount, kept, ...gainOf(view.presale, already, kept) }),
  )
}

/** The most that a wallet can put in now. */
export function calculateMost({ presale }: PresaleView, state: BuyerState): bigint {
  const kept = reserve + state.deposit
  const payable = state.balance > kept ? state.balance - kept : 0n
  const already = contributedOf(state)
  const own = presale.maxContribution > already ? presale.maxContribution - already : 0n
  const most = payable < own ? payable : own
  return most === 0n ? 0n : calculateKept(presale, most, already)
}
