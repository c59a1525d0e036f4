import { simulateTransactions } from '@slipway/sdk/evm/ask-simulation'
import type { ReadClient } from '@slipway/sdk/evm/create-read-client'
import {
  type DecodedFailure,
  decodeContractError,
  decodeRevertData,
} from '@slipway/sdk/evm/decode-contract-error'
import { isDone, reasonOf } from '@slipway/sdk/evm/simulated-call'
import type { UnsignedTransaction } from '@slipway/sdk/evm/unsigned-transaction'
import { contextOf } from '@slipway/sdk/flow/flow-state'
import type { FlowChain, FlowContext, FlowState } from '@slipway/sdk/flow/types'
import type { Abi, Address } from 'viem'
import type { FlowProblem } from './flow-problem.ts'
import { GAS_HEADROOM_PERCENT, getFeeRates } from './get-fee-rates.ts'
import type { ShownPlan } from './shown-plan.ts'

/** Result of the rehearsal on the real node: gas and cost, or the reason why the wallet is not even asked. */
export type FlowCheck =
  | {
      ok: true
      /** The first of the steps, which a node has just run. */
      rehearsed: UnsignedTransaction | undefined
      /** Sum of what the steps send. */
      valueWei: bigint
      /** The account is a multisig: whoever executes it pays for the gas, and not from this balance. */
      isGasElsewhere?: true
      expectedGasWei: bigint
      mostGasWei: bigint
      balanceWei: bigint
    }
  | { ok: false; problem: FlowProblem }

async function estimateGas(
  client: ReadClient,
  account: Address,
  transactions: readonly UnsignedTransaction[],
): Promise<bigint> {
  let gas = 0n
  for (const { to, data, valueWei: value } of transactions) {
    const step = await client.estimateGas({ account, to, data, value })
    gas += (step * GAS_HEADROOM_PERCENT) / 100n
  }
  return gas
}

interface Rehearsal {
  context: FlowContext
  plan: ShownPlan
  steps: ReturnType<ShownPlan['definition']['steps']>
  transactions: readonly UnsignedTransaction[]
}

/** Several transactions, one after the other on the newest block: their gas, or the first refusal. */
type Together =
  | { ok: true; gas: bigint }
  | { ok: false; failure: DecodedFailure }
  | { ok: 'unsupported' }

/**
 * Rehearses transactions that build on each other, such as an allowance and what needs it (`eth_simulateV1`).
 * @returns `unsupported` where the node has no such method; then each is rehearsed when its turn comes.
 */
async function simulateTogether(
  client: ReadClient,
  account: Address,
  transactions: readonly UnsignedTransaction[],
  errors: Abi,
): Promise<Together> {
  // A node that is away says nothing of them either.
  const results = await simulateTransactions(client, account, transactions).catch(() => undefined)
  if (!results) return { ok: 'unsupported' }
  const refused = results.find((result) => !isDone(result))
  if (refused) return { ok: false, failure: decodeRevertData(reasonOf(refused), errors) }
  return { ok: true, gas: results.reduce((sum, { gasUsed = '0x0' }) => sum + BigInt(gasUsed), 0n) }
}

/** Steps without which the next ones may mean nothing: allowances, rights, the contract that they are about, and what others prepared. */
const makesWay = ({ id }: { id: string }) =>
  id.startsWith('approve-') ||
  id.startsWith('prepared-') ||
  id === 'set-launcher' ||
  id === 'register-schema' ||
  id === 'deploy'

/**
 * Runs all steps, each on what the ones before left where the node can do that, and reckons their gas.
 * @throws what the first refused step fails with
 */
async function rehearse(
  client: ReadClient,
  chain: FlowChain,
  { context, plan, steps, transactions }: Rehearsal,
): Promise<bigint> {
  const { account } = context
  const dependsOn = steps.findIndex(makesWay)
  if (dependsOn !== -1 && steps.length > 1) {
    const together = await simulateTogether(
      client,
      account,
      transactions,
      plan.definition.errorsAbi,
    )
    if (together.ok === false) throw new StepRefused(together.failure)
    if (together.ok === true) return (together.gas * GAS_HEADROOM_PERCENT) / 100n
  }
  // What needs an allowance cannot run before it is there: it is rehearsed when its turn comes.
  const ready = dependsOn === -1 ? transactions : transactions.slice(0, 1)
  for (const transaction of ready) await chain.call(account, transaction)
  return estimateGas(client, account, ready)
}

/** A later step would be refused; the reason is decoded already. */
class StepRefused extends Error {
  override readonly name = 'StepRefused'
  readonly failure: DecodedFailure
  constructor(failure: DecodedFailure) {
    super(failure.name)
    this.failure = failure
  }
}

/** Who pays for the gas: the account's key; whoever executes for a multisig; of other contracts nobody can tell. */
async function payerOf(
  chain: FlowChain,
  account: Address,
): Promise<'key' | 'executor' | 'unknown'> {
  if (!(await chain.isContract(account))) return 'key'
  return (await chain.getMultisig(account)) ? 'executor' : 'unknown'
}

/**
 * Rehearses a plan on the chain: would each call succeed, what does it cost, is there enough of the native currency?
 * Steps that wait for an earlier one are rehearsed when their turn comes.
 *
 * @param earlier a run of this plan that stopped on its way: only what is left of it is rehearsed
 * @returns never throws: an unreachable node is one of the problems
 */
export async function checkFlow(
  client: ReadClient,
  chain: FlowChain,
  account: Address,
  plan: ShownPlan,
  earlier: FlowState | null = null,
): Promise<FlowCheck> {
  const { definition } = plan
  const input = earlier ? earlier.input : plan.input
  const context = earlier ? contextOf(earlier) : { chainId: client.chain.id, account, results: {} }
  try {
    const all = definition.steps(input).slice(earlier?.stepIndex ?? 0)
    const steps = definition.batchable ? all : all.slice(0, 1)
    const transactions = steps.map((step) => step.build(input, context))
    const valueWei = transactions.reduce((sum, transaction) => sum + transaction.valueWei, 0n)
    const [balanceWei, rates, payer] = await Promise.all([
      client.getBalance({ address: account }),
      getFeeRates(client),
      payerOf(chain, account),
    ])
    // A node refuses a call beyond the balance before running it: the plain reason comes first.
    if (balanceWei < valueWei)
      return { ok: false, problem: { code: 'insufficient', neededWei: valueWei, balanceWei } }
    const gas = await rehearse(client, chain, { context, plan, steps, transactions })
    const mostGasWei = gas * rates.most
    const neededWei = payer === 'key' ? valueWei + mostGasWei : valueWei
    if (balanceWei < neededWei)
      return { ok: false, problem: { code: 'insufficient', neededWei, balanceWei } }
    const [rehearsed] = transactions
    const cost = {
      rehearsed,
      valueWei,
      expectedGasWei: gas * rates.expected,
      mostGasWei,
      balanceWei,
    }
    return { ok: true, ...cost, ...(payer === 'executor' && { isGasElsewhere: true }) }
  } catch (error) {
    const failure =
      error instanceof StepRefused
        ? error.failure
        : decodeContractError(error, definition.errorsAbi)
    return { ok: false, problem: { code: 'failure', failure } }
  }
}
