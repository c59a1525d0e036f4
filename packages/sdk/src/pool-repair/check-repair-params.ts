import { contractErrorsAbi } from '@slipway/deployments/errors'
import { type Address, erc20Abi, zeroAddress } from 'viem'
import type { ReadClient } from '../evm/create-read-client.ts'
import { decodeContractError } from '../evm/decode-contract-error.ts'
import { getPoolReport } from './get-pool-report.ts'
import type { RepairIssue } from './read-repair-wish.ts'
import { judgeBudget } from './repair-budget.ts'
import type { PoolReport, RepairContracts, RepairParams } from './types.ts'

/** The params of a repair with what they depend on. */
export interface RepairCheck {
  readonly params: RepairParams
  /** Who pays. */
  readonly account: Address
}

function getBalance(client: ReadClient, asset: Address, account: Address): Promise<bigint> {
  return asset === zeroAddress
    ? client.getBalance({ address: account })
    : client.readContract({
        address: asset,
        abi: erc20Abi,
        functionName: 'balanceOf',
        args: [account],
      })
}

interface Side {
  readonly amountField: 'tokenAmount' | 'quoteAmount'
  readonly budgetField: 'maxTokenLoss' | 'maxQuoteLoss'
  readonly asset: Address
  readonly amount: bigint
  readonly max: bigint
  readonly repair: bigint
  readonly dust: bigint
  readonly loss: bigint
}

function sidesOf({ wish, maxTokenLoss, maxQuoteLoss }: RepairParams, found: PoolReport) {
  const token: Side = {
    amountField: 'tokenAmount',
    budgetField: 'maxTokenLoss',
    asset: wish.token,
    amount: wish.tokenAmount,
    max: maxTokenLoss,
    repair: found.tokenRepair,
    dust: found.tokenDust,
    loss: found.tokenLoss,
  }
  const quote: Side = {
    amountField: 'quoteAmount',
    budgetField: 'maxQuoteLoss',
    asset: wish.quote,
    amount: wish.quoteAmount,
    max: maxQuoteLoss,
    repair: found.quoteRepair,
    dust: found.quoteDust,
    loss: found.quoteLoss,
  }
  return [token, quote] as const
}

async function checkSide(
  client: ReadClient,
  account: Address,
  side: Side,
): Promise<readonly RepairIssue[]> {
  const { amountField, budgetField, asset, amount, max, loss } = side
  const code = judgeBudget(side)
  const balance = await getBalance(client, asset, account)
  const needed = amount + max
  return [
    ...(code
      ? [{ field: budgetField, code, args: { token: asset, needed: loss, loss, max } } as const]
      : []),
    ...(needed > balance
      ? [{ field: amountField, code: 'Token_InsufficientBalance', args: { needed, balance } }]
      : []),
  ]
}

/**
 * Compares the params with the pool and the wallet as they are now: the pool may have moved since it was typed.
 * @returns what is wrong, by the contract's own names; nothing for a repair that would go through, taxes of the token
 * aside, which only a rehearsal shows.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function checkRepairParams(
  client: ReadClient,
  contracts: Pick<RepairContracts, 'poolRepair'>,
  { params, account }: RepairCheck,
): Promise<readonly RepairIssue[]> {
  try {
    const found = await getPoolReport(client, contracts, params.wish)
    const sides = sidesOf(params, found).map((side) => checkSide(client, account, side))
    const issues = (await Promise.all(sides)).flat()
    const { liquidity } = found
    const { minLiquidity: min } = params
    if (liquidity >= min && liquidity > 0n) return issues
    const code = 'PoolRepair_TooLittleLiquidity'
    return [...issues, { field: 'slippagePercent', code, args: { liquidity, min } }]
  } catch (error) {
    const { kind, name, args } = decodeContractError(error, contractErrorsAbi)
    if (kind !== 'contract') throw error
    // The repair contract's errors carry numbers and addresses only.
    return [{ field: 'form', code: name, args: args as RepairIssue['args'] }]
  }
}
