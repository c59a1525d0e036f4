import { callRpc } from '@slipway/deployer/node/call-rpc'
import type { UnsignedTransaction } from '@slipway/sdk/evm/unsigned-transaction'
import { type Address, type Hash, type Log, parseGwei, toHex } from 'viem'
import type { LocalAccount } from 'viem/accounts'

export interface WorldReceipt {
  readonly hash: Hash
  readonly logs: readonly Log[]
}

/** Sends the transactions of a world's people, one block each. */
export interface WorldChain {
  readonly rpcUrl: string
  /** Unix seconds of the block that the next transaction will be in, a second later for each; undefined leaves it to the node's clock. */
  nextTimestamp: number | undefined
  readonly sent: number
  send(from: LocalAccount, transaction: UnsignedTransaction, gas: bigint): Promise<WorldReceipt>
}

const MINING_TIMEOUT_MS = 10_000
const MAX_FEE = parseGwei('100')
const TIP = parseGwei('1')

export function createWorldChain(rpcUrl: string, chainId: number): WorldChain {
  const nonces = new Map<Address, number>()
  const chain = {
    rpcUrl,
    nextTimestamp: undefined as number | undefined,
    sent: 0,
    send: async (from: LocalAccount, transaction: UnsignedTransaction, gas: bigint) => {
      const nonce = nonces.get(from.address) ?? (await getNonce(rpcUrl, from.address))
      const signed = await from.signTransaction({
        type: 'eip1559',
        chainId,
        nonce,
        gas,
        to: transaction.to,
        data: transaction.data,
        value: transaction.valueWei,
        maxFeePerGas: MAX_FEE,
        maxPriorityFeePerGas: TIP,
      })
      if (chain.nextTimestamp !== undefined) {
        await callRpc(rpcUrl, 'evm_setNextBlockTimestamp', [toHex(chain.nextTimestamp)])
        chain.nextTimestamp++
      }
      const hash = await callRpc<Hash>(rpcUrl, 'eth_sendRawTransaction', [signed])
      nonces.set(from.address, nonce + 1)
      chain.sent++
      return getReceipt(rpcUrl, hash)
    },
  }
  return chain
}

async function getNonce(rpcUrl: string, address: Address): Promise<number> {
  return Number(await callRpc<string>(rpcUrl, 'eth_getTransactionCount', [address, 'latest']))
}

/** The node mines at once, but answers before it has. */
async function getReceipt(rpcUrl: string, hash: Hash): Promise<WorldReceipt> {
  const deadline = Date.now() + MINING_TIMEOUT_MS
  for (;;) {
    const receipt = await callRpc<{ status: string; logs: readonly Log[] } | null>(
      rpcUrl,
      'eth_getTransactionReceipt',
      [hash],
    )
    if (receipt?.status === '0x1') return { hash, logs: receipt.logs }
    if (receipt !== null || Date.now() > deadline) throw new WorldTransactionError(hash)
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
}

/** A person of the world did something that the chain refused: the world's own book-keeping is wrong. */
export class WorldTransactionError extends Error {
  readonly code = 'WORLD_TRANSACTION'

  constructor(hash: Hash) {
    super(`A transaction of the seeded world failed: ${hash}.`)
    this.name = 'WorldTransactionError'
  }
}
