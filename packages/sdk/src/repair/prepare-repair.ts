import { type Address, zeroAddress } from 'viem'
import type { ReadClient } from '../evm/create-read-client.ts'
import { getNeededApprovals } from '../evm/get-needed-approvals.ts'
import type { Approval } from '../flow/approval-steps.ts'
import { getPermit2Allowance } from './get-permit2-allowance.ts'
import type { FixPoolInput, RepairContracts, RepairOrder } from './types.ts'

/** What the fixer takes from its caller by allowance: amounts and budgets together, exact to the unit. */
export function calculateRepairNeeds(
  { poolFixer }: Pick<RepairContracts, 'poolFixer'>,
  { wish, maxTokenLoss, maxQuoteLoss }: RepairOrder,
): readonly Approval[] {
  const { token, quote, tokenAmount, quoteAmount } = wish
  const needs = [
    { token, spender: poolFixer, amount: tokenAmount + maxTokenLoss },
    { token: quote, spender: poolFixer, amount: quoteAmount + maxQuoteLoss },
  ]
  return needs.filter((need) => need.token !== zeroAddress)
}

/**
 * Asks the chain which allowances a repair still needs. One that was given through Permit2 counts: the fixer takes what
 * a plain allowance does not cover from there.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function prepareRepair(
  client: ReadClient,
  contracts: Pick<RepairContracts, 'poolFixer'>,
  plan: { readonly account: Address; readonly order: RepairOrder; readonly quoteToken: Address },
): Promise<FixPoolInput> {
  const { account, order, quoteToken } = plan
  const { poolFixer } = contracts
  const needed = await Promise.all(
    calculateRepairNeeds(contracts, order).map(async (need) => {
      const { token, spender, amount } = need
      const query = { owner: account, token, spender, until: order.deadline }
      const given = await getPermit2Allowance(client, query)
      return given >= amount ? [] : getNeededApprovals(client, account, [need])
    }),
  )
  return { poolFixer, order, quoteToken, approvals: needed.flat(), permits: [] }
}
