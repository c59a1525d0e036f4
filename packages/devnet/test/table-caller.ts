import { getDevelopmentAccount } from '@slipway/deployer/accounts/development-accounts'
import { callRpc } from '@slipway/deployer/node/call-rpc'
import { createDeployClient } from '@slipway/deployer/steps/deploy-client'
import { contractErrorsAbi } from '@slipway/deployments/errors'
import { type DecodedFailure, decodeContractError } from '@slipway/sdk/evm/decode-contract-error'
import type { UnsignedTransaction } from '@slipway/sdk/evm/unsigned-transaction'
import { buildCall } from '@slipway/sdk/flow/build-call'
import type { FlowDefinition, FlowReceipt, StepResult } from '@slipway/sdk/flow/types'
import { type Address, erc20Abi, maxUint256 } from 'viem'
import type { LocalPlatform } from './local-platform.ts'

/** A node that mines what arrives misses a transaction now and then: after this long one is mined by hand. */
const MISSED_AFTER_MS = 2_000

/** What came of a transaction: its receipt, or why it was refused. */
export interface SentCall {
  readonly refusal: DecodedFailure | undefined
  readonly receipt: FlowReceipt
}

/** What came of a flow's last step: what it proved, or why it was refused. */
export interface TakenStep {
  readonly refusal: DecodedFailure | undefined
  readonly result: StepResult
}

/**
 * Sends what people of a table do to contracts of a local platform, each by a development account of its own. A page tries
 * a transaction out before and cannot say its second; here it is sent, refused or not, into a block of a time.
 */
export function createTableCaller<Person extends string>(
  { chain, node, client }: LocalPlatform,
  indexOf: Readonly<Record<Person, number>>,
) {
  const wallets = Object.fromEntries(
    Object.entries<number>(indexOf).map(([who, index]) => {
      const account = getDevelopmentAccount(index)
      return [who, createDeployClient({ chain, account, rpcUrl: node.rpcUrl })]
    }),
  ) as Record<Person, ReturnType<typeof createDeployClient>>
  const addressOf = (who: Person): Address => wallets[who].account.address

  /** @param at unix seconds of its block; absent where any will do */
  async function send(
    who: Person,
    { to, data, valueWei: value }: UnsignedTransaction,
    at?: number,
  ): Promise<SentCall> {
    const wallet = wallets[who]
    if (at !== undefined) {
      // A block that came by itself, every five seconds, would take the time.
      await callRpc(node.rpcUrl, 'evm_setAutomine', [true])
      await callRpc(node.rpcUrl, 'evm_setNextBlockTimestamp', [at])
    }
    const call = { to, data, value }
    const hash = await wallet.sendTransaction({ gas: 3_000_000n, ...call })
    const { status, ...receipt } = await wallet
      .waitForTransactionReceipt({ hash, timeout: MISSED_AFTER_MS })
      .catch(async () => {
        await callRpc(node.rpcUrl, 'evm_mine')
        return wallet.waitForTransactionReceipt({ hash })
      })
    const succeeded = status === 'success'
    const sent = { ...receipt, succeeded } as FlowReceipt
    if (succeeded) return { refusal: undefined, receipt: sent }
    const { blockNumber } = receipt
    const refusal = await client.call({ account: addressOf(who), blockNumber, ...call }).then(
      () => ({ kind: 'unknown', name: 'no reason', args: {} }) as const,
      (error) => decodeContractError(error, contractErrorsAbi),
    )
    return { refusal, receipt: sent }
  }

  /** Sends the last step of a flow, as the SDK builds and proves it. */
  async function take<Input>(
    who: Person,
    flow: FlowDefinition<Input>,
    input: Input,
    at?: number,
  ): Promise<TakenStep> {
    const step = flow.steps(input).at(-1)
    if (!step) throw new Error(`${flow.name} takes no step.`)
    const context = { chainId: chain.chainId, account: addressOf(who), results: {} }
    const { refusal, receipt } = await send(who, step.build(input, context), at)
    return { refusal, result: refusal ? {} : step.verify(input, receipt, context) }
  }

  return {
    addressOf,
    send,
    take,
    approve: (who: Person, token: Address, spender: Address) =>
      send(
        who,
        buildCall({
          ...{ to: token, abi: erc20Abi, functionName: 'approve', args: [spender, maxUint256] },
        } as const),
      ),
    balanceOf: (token: Address, account: Address): Promise<bigint> =>
      client.readContract({
        ...{ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [account] },
      }),
  }
}
