import { calculateMaxMint } from '@slipway/sdk/token/token-math'
import type { Token } from '@slipway/sdk/token/types'
import type { Address } from 'viem'
import { type FormProblem, type FormResult, resultOrProblems } from '../../action/form-result.ts'
import { readTokenAmount } from '../../action/read-token-amount.ts'
import { readWalletAddress } from '../../action/read-wallet-address.ts'

export interface MintParams {
  to: Address
  /** Base units. */
  amount: bigint
}

type MintToken = Pick<Token, 'totalSupply' | 'minting' | 'decimals'>

function amountProblem(units: bigint, token: MintToken, now: number): FormProblem | undefined {
  const { mintable, nextMintAt } = token.minting
  if (!mintable) return { code: 'Token_MintDisabled' }
  if (now < nextMintAt)
    return { code: 'Token_MintTooEarly', args: { nextMintAt: BigInt(nextMintAt) } }
  const max = calculateMaxMint(token.totalSupply, token.minting)
  if (units > max) return { code: 'Token_MintTooMuch', args: { amount: units, max } }
  // The contract would mint nothing and start the cool-down all the same.
  return units === 0n ? { code: 'Input_AmountZero' } : undefined
}

/** Judges a minting by the contract's rules. @param now unix seconds by the chain */
export function readMintParams(
  values: Readonly<Record<'to' | 'amount', string>>,
  token: MintToken,
  now: number,
): FormResult<'to' | 'amount', MintParams> {
  const to = readWalletAddress(values.to)
  const amount = readTokenAmount(values.amount, token.decimals)
  const problem = amount.units === null ? amount.problem : amountProblem(amount.units, token, now)
  return resultOrProblems({ to: to.problem, amount: problem }, () =>
    to.address !== null && amount.units !== null ? { to: to.address, amount: amount.units } : null,
  )
}
