import {
  calculateAllocation,
  calculateKept,
  calculateNextPrice,
  calculateRoom as calculateRoomOf,
} from '@slipway/sdk/presale/presale-math'
import type { Presale, PresaleAccount } from '@slipway/sdk/presale/types'
import type { FormProblem, FormResult } from '../../action/form-result.ts'
import { resultOrProblems } from '../../action/form-result.ts'
import { readTokenAmount } from '../../action/read-token-amount.ts'

/** A contribution and what it brings at this moment. All in base units. */
export interface ContributionParams {
  readonly amount: bigint
  /** What the presale keeps; the rest comes back in the same call. */
  readonly kept: bigint
  /** The wallet's tokens with it, less those it had before. */
  readonly tokens: bigint
  /** Of what is kept: what would come back with the claim, if it ended now (fair). */
  readonly excess: bigint
}

type Buyer = Pick<PresaleAccount, 'contributed' | 'balance'>

const sizeOf = ({ kind, terms, state }: Presale) => ({ ...terms, kind, total: state.total })

/** Room for this wallet, by its own maximum and by the hard cap. */
export function calculateRoom(presale: Presale, my: Pick<Buyer, 'contributed'>): bigint {
  return calculateRoomOf(sizeOf(presale), my.contributed)
}

/** What a wallet's tokens grow by with a contribution; in a fair presale, if it ended now. */
export function calculateGain(presale: Presale, my: Pick<Buyer, 'contributed'>, kept: bigint) {
  const size = sizeOf(presale)
  const { total } = presale.state
  const before = calculateAllocation(size, my.contributed, total)
  const after = calculateAllocation(size, my.contributed + kept, total + kept)
  // Others' shares shrink with every contribution; the own one never falls by it.
  return { tokens: after.tokens - before.tokens, excess: after.excess - before.excess }
}

function problemOf(amount: bigint, presale: Presale, my: Buyer, kept: bigint, reserve: bigint) {
  const { minCurrency, maxCurrency, hardCap, presaleRate } = presale.terms
  const room = calculateRoom(presale, my)
  const problem = (code: string, args: FormProblem['args']): FormProblem => ({
    code,
    ...(args && { args }),
  })
  if (amount === 0n) return problem('Presale_AmountZero', undefined)
  if (room === 0n)
    return my.contributed >= maxCurrency
      ? problem('Presale_AboveMax', { amount, max: maxCurrency })
      : problem('Presale_HardCapReached', { hardCap })
  if (amount + my.contributed > maxCurrency)
    return problem('Presale_AboveMax', { amount: amount + my.contributed, max: maxCurrency })
  if (amount < minCurrency && amount < room)
    return problem('Presale_BelowMin', { amount, min: minCurrency })
  if (kept === 0n)
    return problem('Presale_BuysNothing', {
      amount,
      price: calculateNextPrice(presaleRate, amount, my.contributed),
    })
  if (amount + reserve > my.balance) return problem('Presale_BalanceTooLow', undefined)
  return undefined
}

/**
 * Judges a contribution by the contract's rules.
 * @param reserve of the native currency for the network's fee; 0 for other currencies
 * @param lowBalance text for a wallet that cannot pay it
 */
export function readContribution(
  text: string,
  presale: Presale,
  my: Buyer,
  { reserve, lowBalance }: { reserve: bigint; lowBalance: () => string },
): FormResult<'amount', ContributionParams> {
  const reading = readTokenAmount(text, presale.currency.decimals)
  if (reading.units === null) return { ok: false, problems: { amount: reading.problem } }
  const amount = reading.units
  const kept = calculateKept(sizeOf(presale), amount, my.contributed)
  const problem = problemOf(amount, presale, my, kept, reserve)
  const shown =
    problem?.code === 'Presale_BalanceTooLow' ? { ...problem, text: lowBalance() } : problem
  return resultOrProblems({ amount: shown }, () => ({
    amount,
    kept,
    ...calculateGain(presale, my, kept),
  }))
}

/** The most that a wallet can put in now. @param reserve kept back for the network's fee */
export function calculateMaximum(presale: Presale, my: Buyer, reserve: bigint): bigint {
  const payable = my.balance > reserve ? my.balance - reserve : 0n
  const room = calculateRoom(presale, my)
  return payable < room ? payable : room
}
