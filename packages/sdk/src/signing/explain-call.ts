import { getDeployments, getLocalDeployment } from '@slipway/deployments'
import * as abis from '@slipway/deployments/abi'
import {
  type AbiFunction,
  type Address,
  decodeFunctionData,
  erc20Abi,
  erc721Abi,
  isAddressEqual,
  toFunctionSelector,
} from 'viem'
import type { UnsignedTransaction } from '../evm/unsigned-transaction.ts'
import { swapRouterAbi } from '../evm/venue-abi.ts'

/** One argument of a call, by its ABI name. */
export interface CallArgument {
  readonly name: string
  readonly type: string
  readonly value: unknown
}

/** What a transaction calls, as far as our ABIs know. */
export interface ExplainedCall {
  /** The contract of this product at the address, by its name in the deployment. */
  readonly contract?: string
  /** Undefined where no ABI of ours has the function, or its data do not fit. */
  readonly functionName?: string
  readonly args: readonly CallArgument[]
}

const isFunction = (item: { readonly type: string }): item is AbiFunction =>
  item.type === 'function'

/** Every function that changes something, by its selector; of two names for one the later: a token’s before an NFT’s. */
function collectFunctions(): ReadonlyMap<string, AbiFunction> {
  const all = [...Object.values(abis), erc721Abi, erc20Abi, swapRouterAbi] as readonly (readonly {
    readonly type: string
  }[])[]
  const changing = all
    .flat()
    .filter(isFunction)
    .filter(({ stateMutability }) => !['view', 'pure'].includes(stateMutability))
  return new Map(changing.map((item) => [toFunctionSelector(item), item]))
}

let functions: ReadonlyMap<string, AbiFunction> | undefined

function nameOf(chainId: number, isLocal: boolean, to: Address): string | undefined {
  const deployments = isLocal ? [getLocalDeployment()] : getDeployments(chainId)
  for (const { contracts } of deployments.toReversed())
    for (const [name, contract] of Object.entries(contracts))
      if (contract && isAddressEqual(contract.address, to)) return name
  return undefined
}

/**
 * Names the contract, the function and the arguments of a transaction.
 * @param chain where it would be sent; a local chain has the contracts of every local chain
 */
export function explainCall(
  { to, data }: UnsignedTransaction,
  chain: { readonly chainId: number; readonly isLocal: boolean },
): ExplainedCall {
  const contract = nameOf(chain.chainId, chain.isLocal, to)
  const named = contract ? { contract } : {}
  functions ??= collectFunctions()
  const item = functions.get(data.slice(0, 10))
  if (!item) return { ...named, args: [] }
  try {
    const { args = [] } = decodeFunctionData({ abi: [item], data })
    return {
      ...named,
      functionName: item.name,
      args: item.inputs.map(({ name = '', type }, at) => ({
        name,
        type,
        value: (args as readonly unknown[])[at],
      })),
    }
  } catch {
    return { ...named, args: [] }
  }
}
