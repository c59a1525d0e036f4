import { type Address, zeroAddress } from 'viem'
import type { ReadClient } from '../evm/create-read-client.ts'
import { getNeededApprovals } from '../evm/get-needed-approvals.ts'
import type { Approval } from '../flow/approval-steps.ts'
import { getPermit2Allowance } from './get-permit2-allowance.ts'
import type { PoolRepairInput, RepairContracts, RepairOrder } from './types.ts'

/** What the repair contract takes from its caller by allowance: amounts and budgets together, exact to the unit. */
export function calculateRepairNeeds(
  { poolRepair }: Pick<RepairContracts, 'poolRepair'>,
  { wish, maxTokenLoss, maxQuoteLoss }: RepairOrder,
): readonly Approval[] {
  const { token, quote, tokenAmount, quoteAmount } = wish
  const needs = [
    { token, spender: poolRepair, amount: tokenAmount + maxTokenLoss },
    { token: quote, spender: poolRepair, amount: quoteAmount + maxQuoteLoss },
  ]
  return needs.filter((need) => need.token !== zeroAddress)
}

/**
 * Asks the chain which allowances a repair still needs. One that was given through Permit2 counts: the repair contract takes what
 * a plain allowance does not cover from there.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function prepareRepair(
  client: ReadClient,
  contracts: Pick<RepairContracts, 'poolRepair'>,
  plan: { readonly account: Address; readonly order: RepairOrder; readonly quoteToken: Address },
): Promise<PoolRepairInput> {
  const { account, order, quoteToken } = plan
  const { poolRepair } = contracts
  const needed = await Promise.all(
    calculateRepairNeeds(contracts, order).map(async (need) => {
      const { token, spender, amount } = need
      const query = { owner: account, token, spender, until: order.deadline }
      const given = await getPermit2Allowance(client, query)
      return given >= amount ? [] : getNeededApprovals(client, account, [need])
    }),
  )
  return { poolRepair, order, quoteToken, approvals: needed.flat(), permits: [] }
}
