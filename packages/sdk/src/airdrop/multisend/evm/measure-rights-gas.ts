import { type Address, erc721Abi, numberToHex } from 'viem'
import { simulateTransactions } from '../../../evm/ask-simulation.ts'
import type { ReadClient } from '../../../evm/create-read-client.ts'
import type { UnsignedTransaction } from '../../../evm/unsigned-transaction.ts'
import { getApprovalCalls } from '../../../flow/get-needed-approvals.ts'
import { buildOperator } from '../flows/send-batch-flow.ts'
import type { MultisendAsset } from '../types.ts'

/** What the right to take what is sent costs beside the batches. */
export interface RightsGas {
  /** Giving it, before the first batch: the allowance, or the right over a collection; 0 where it is there. */
  readonly opens: bigint
  /** Taking it back after the last one: of NFTs alone. */
  readonly closes: bigint
}

/** What is to be taken, by whom. */
export interface RightsQuery {
  readonly asset: MultisendAsset
  readonly account: Address
  readonly multisend: Address
  /** Base units, or NFTs. */
  readonly amount: bigint
}

/** Gas of one such transaction where no node can try it, rounded up. */
const usual = 50_000n

const none: RightsGas = { opens: 0n, closes: 0n }

async function getOpeningCalls(
  client: ReadClient,
  { asset, account, multisend, amount }: RightsQuery,
): Promise<readonly UnsignedTransaction[]> {
  if (asset.kind === 'native') return []
  if (asset.kind === 'token')
    return getApprovalCalls(client, account, { token: asset.address, spender: multisend, amount })
  const isOpen = await client.readContract({
    address: asset.address,
    abi: erc721Abi,
    functionName: 'isApprovedForAll',
    args: [account, multisend],
  })
  return isOpen ? [] : [buildOperator({ asset, multisend }, true)]
}

/**
 * Tries what a list needs beside its batches.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function measureRightsGas(client: ReadClient, query: RightsQuery): Promise<RightsGas> {
  const { asset, account, multisend, amount } = query
  if (amount === 0n || asset.kind === 'native') return none
  const opening = await getOpeningCalls(client, query)
  const closing = asset.kind === 'nft' ? [buildOperator({ asset, multisend }, false)] : []
  const calls = [...opening, ...closing]
  if (calls.length === 0) return none
  const stateOverrides = { [account]: { balance: numberToHex(2n ** 120n) } }
  const tried = await simulateTransactions(client, account, calls, { stateOverrides })
  const gas = calls.map((_, at) => BigInt(tried?.[at]?.gasUsed ?? usual))
  const sum = (parts: readonly bigint[]) => parts.reduce((total, part) => total + part, 0n)
  return { opens: sum(gas.slice(0, opening.length)), closes: sum(gas.slice(opening.length)) }
}
