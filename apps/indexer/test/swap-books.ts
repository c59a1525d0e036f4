import type { DeployClient } from '@slipway/deployer/steps/deploy-client'
import { type Address, parseAbi, parseEventLogs } from 'viem'

/** What a pool's candles of one length come to. */
export interface SwapSums {
  token: bigint
  quote: bigint
  swaps: number
}

const pairAbi = parseAbi([
  'event Swap(address indexed sender, uint256 amount0In, uint256 amount1In, uint256 amount0Out, uint256 amount1Out, address indexed to)',
  'function token0() view returns (address)',
  'function getReserves() view returns (uint112, uint112, uint32)',
])

/** Adds up the swaps of a pair from its receipts, without any code of the index. */
export async function sumSwaps(
  client: DeployClient,
  pair: Address,
  token: Address,
): Promise<SwapSums> {
  const first = await client.readContract({ address: pair, abi: pairAbi, functionName: 'token0' })
  const isFirst = first.toLowerCase() === token.toLowerCase()
  const sums: SwapSums = { token: 0n, quote: 0n, swaps: 0 }
  const head = await client.getBlockNumber()
  for (let number = 0n; number <= head; number++) {
    const { transactions } = await client.getBlock({ blockNumber: number })
    for (const hash of transactions) {
      const { logs } = await client.getTransactionReceipt({ hash })
      const own = logs.filter((log) => log.address.toLowerCase() === pair.toLowerCase())
      for (const { args } of parseEventLogs({ abi: pairAbi, logs: own, eventName: 'Swap' })) {
        const moved0 = args.amount0In + args.amount0Out
        const moved1 = args.amount1In + args.amount1Out
        sums.token += isFirst ? moved0 : moved1
        sums.quote += isFirst ? moved1 : moved0
        sums.swaps += 1
      }
    }
  }
  return sums
}

/** The pool's price now: quote for one base unit of the token, times 10^36. */
export async function priceNow(
  client: DeployClient,
  pair: Address,
  token: Address,
): Promise<bigint> {
  const read = { address: pair, abi: pairAbi } as const
  const [first, [reserve0, reserve1]] = await Promise.all([
    client.readContract({ ...read, functionName: 'token0' }),
    client.readContract({ ...read, functionName: 'getReserves' }),
  ])
  const isFirst = first.toLowerCase() === token.toLowerCase()
  return isFirst ? (reserve1 * 10n ** 36n) / reserve0 : (reserve0 * 10n ** 36n) / reserve1
}
