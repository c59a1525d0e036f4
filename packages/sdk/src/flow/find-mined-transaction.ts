import type { Address } from 'viem'
import { flowTiming } from './flow-timing.ts'
import type { FlowChain, KnownTransaction } from './types.ts'

async function searchByNonce(
  chain: FlowChain,
  account: Address,
  nonce: number,
  fromBlock: bigint,
  toBlock: bigint,
): Promise<bigint> {
  let low = fromBlock
  let high = toBlock
  // The mined nonce only grows, so the block that used it up is found by halving.
  while (low < high) {
    const middle = (low + high) / 2n
    if ((await chain.getMinedNonce(account, middle)) > nonce) high = middle
    else low = middle + 1n
  }
  return low
}

async function inBlock(chain: FlowChain, block: bigint, account: Address, nonce: number) {
  const transactions = await chain.getTransactionsOf(block, account)
  return transactions.find((transaction) => transaction.nonce === nonce)
}

/**
 * The transaction with which an account used up a nonce.
 * Found by halving over old states where the node keeps them, else block by block through the newest ones.
 * @param fromBlock block at which the nonce was still free.
 * @returns undefined when the nonce is unused, or its transaction lies too far back.
 */
export async function findMinedTransaction(
  chain: FlowChain,
  account: Address,
  nonce: number,
  fromBlock: bigint,
): Promise<KnownTransaction | undefined> {
  const head = await chain.getBlockNumber()
  if ((await chain.getMinedNonce(account)) <= nonce) return undefined
  try {
    const block = await searchByNonce(chain, account, nonce, fromBlock, head)
    const found = await inBlock(chain, block, account, nonce)
    if (found) return found
  } catch {
    // The node keeps no old states: the newest blocks themselves are searched below.
  }
  const newest = head - flowTiming.blocksSearched
  for (let block = head; block >= fromBlock && block > newest && block >= 0n; block--) {
    const found = await inBlock(chain, block, account, nonce)
    if (found) return found
  }
  return undefined
}
