import { type Address, numberToHex } from 'viem'
import { type AskedBlock, askSimulation, type SimulationTerms } from './ask-simulation.ts'
import type { ReadClient } from './create-read-client.ts'
import type { SimulatedCall } from './simulated-call.ts'
import type { UnsignedTransaction } from './unsigned-transaction.ts'

/**
 * Tries transactions of an account on the newest block, each on what the ones before left. Nothing is sent.
 * @returns undefined where the node cannot.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function simulateTransactions(
  client: ReadClient,
  account: Address,
  transactions: readonly UnsignedTransaction[],
  { stateOverrides, ...terms }: SimulationTerms & Pick<AskedBlock, 'stateOverrides'> = {},
): Promise<readonly SimulatedCall[] | undefined> {
  const calls = transactions.map(({ to, data, valueWei }) => ({
    from: account,
    to,
    data,
    value: numberToHex(valueWei),
  }))
  const asked = [{ calls, ...(stateOverrides && { stateOverrides }) }]
  return (await askSimulation(client, asked, terms))?.[0]
}
