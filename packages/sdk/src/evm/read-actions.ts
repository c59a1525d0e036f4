import type { Chain, Client, PublicActions, Transport } from 'viem'
import {
  call,
  getBalance,
  getBlock,
  getBlockNumber,
  getChainId,
  getCode,
  getGasPrice,
  getTransactionCount,
  multicall,
  readContract,
} from 'viem/actions'

/** The reads that the platform makes. */
export type ReadActions = Pick<
  PublicActions<Transport, Chain>,
  | 'call'
  | 'estimateFeesPerGas'
  | 'estimateGas'
  | 'getBalance'
  | 'getBlock'
  | 'getBlockNumber'
  | 'getChainId'
  | 'getCode'
  | 'getGasPrice'
  | 'getTransaction'
  | 'getTransactionCount'
  | 'getTransactionReceipt'
  | 'multicall'
  | 'readContract'
>

/**
 * Our reads as methods of a client. viem's own `publicActions` brings every action it has, name
 * service and signature checks included: 35 KB more in a browser.
 */
export function readActions(client: Client<Transport, Chain>): ReadActions {
  return {
    call: (args) => call(client, args),
    // What prepares transactions brings blobs and their hashes along; a page that only reads does without.
    estimateFeesPerGas: async (args) =>
      (await import('./estimate-actions.ts')).estimateFeesPerGas(client, args),
    estimateGas: async (args) => (await import('./estimate-actions.ts')).estimateGas(client, args),
    getBalance: (args) => getBalance(client, args),
    getBlock: (args) => getBlock(client, args),
    getBlockNumber: (args) => getBlockNumber(client, args),
    getChainId: () => getChainId(client),
    getCode: (args) => getCode(client, args),
    getGasPrice: () => getGasPrice(client),
    // What reads transactions knows every kind of them; only who sent one asks.
    getTransaction: async (args) =>
      (await import('./transaction-actions.ts')).getTransaction(client, args),
    getTransactionCount: (args) => getTransactionCount(client, args),
    getTransactionReceipt: async (args) =>
      (await import('./transaction-actions.ts')).getTransactionReceipt(client, args),
    multicall: (args) => multicall(client, args),
    readContract: (args) => readContract(client, args),
  }
}
