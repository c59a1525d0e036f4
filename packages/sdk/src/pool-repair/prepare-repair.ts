import { type Address, zeroAddress } from 'viem'
import type { ReadClient } from '../evm/create-read-client.ts'
import type { Approval } from '../flow/approval-steps.ts'
import { getNeededApprovals } from '../flow/get-needed-approvals.ts'
import {
  type PlannedPermit,
  planTransaction,
  type TransactionPlan,
} from '../flow/transaction-plan.ts'
import { getPermit2Allowance } from './get-permit2-allowance.ts'
import { poolRepairFlow } from './pool-repair-flow.ts'
import type { PoolRepairInput, RepairContracts, RepairParams } from './types.ts'

/** What the repair contract takes from its caller by allowance: amounts and budgets together, exact to the unit. */
export function calculateRepairNeeds(
  { poolRepair }: Pick<RepairContracts, 'poolRepair'>,
  { wish, maxTokenLoss, maxQuoteLoss }: RepairParams,
): readonly Approval[] {
  const { token, quote, tokenAmount, quoteAmount } = wish
  const needs = [
    { token, spender: poolRepair, amount: tokenAmount + maxTokenLoss },
    { token: quote, spender: poolRepair, amount: quoteAmount + maxQuoteLoss },
  ]
  return needs.filter((need) => need.token !== zeroAddress)
}

/** Each missing allowance may be signed instead, which takes its approval's step away. */
function permitsOf(
  input: PoolRepairInput,
  owner: Address,
): readonly PlannedPermit<PoolRepairInput>[] {
  return input.approvals
    .filter(({ amount }) => amount > 0n)
    .map(({ token, spender, amount }) => ({
      query: { token, owner, spender, value: amount, deadline: input.params.deadline },
      apply: (before, signed) => ({
        ...before,
        approvals: before.approvals.filter((one) => one.token !== token),
        permits: [...before.permits, signed],
      }),
    }))
}

/** A repair with everything that it still needs. */
export interface PreparedRepair {
  readonly input: PoolRepairInput
  readonly plan: TransactionPlan
}

/**
 * Asks the chain which allowances a repair still needs. One that was given through Permit2 counts: the repair contract takes what
 * a plain allowance does not cover from there.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function prepareRepair(
  client: ReadClient,
  contracts: Pick<RepairContracts, 'poolRepair'>,
  repair: {
    readonly account: Address
    readonly params: RepairParams
    readonly quoteToken: Address
  },
): Promise<PreparedRepair> {
  const { account, params, quoteToken } = repair
  const { poolRepair } = contracts
  const needed = await Promise.all(
    calculateRepairNeeds(contracts, params).map(async (need) => {
      const { token, spender, amount } = need
      const query = { owner: account, token, spender, until: params.deadline }
      const given = await getPermit2Allowance(client, query)
      return given >= amount ? [] : getNeededApprovals(client, account, [need])
    }),
  )
  const input = { poolRepair, params, quoteToken, approvals: needed.flat(), permits: [] }
  const permits = permitsOf(input, account)
  return { input, plan: planTransaction(poolRepairFlow, input, { permits }) }
}
