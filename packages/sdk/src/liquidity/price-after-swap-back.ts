import { type Address, decodeEventLog, type Hex, parseAbi } from 'viem'

const pairAbi = parseAbi([
  'event Swap(address indexed sender, uint256 amount0In, uint256 amount1In, uint256 amount0Out, uint256 amount1Out, address indexed to)',
])

/** A call that the pair took part in, as a simulation answers it. */
interface PairCall {
  readonly logs?:
    | readonly {
        readonly address: Address
        readonly topics: readonly Hex[]
        readonly data: Hex
      }[]
    | undefined
}

/** What a pair took for what it gave, in base units. */
interface PairSwap {
  readonly taken: bigint
  readonly given: bigint
}

/** A pool, and what is sold into it. */
interface PairMarket {
  readonly token: Address
  readonly quote: Address
  readonly pair: Address
}

function swapOf(
  { topics, data }: { readonly topics: readonly Hex[]; readonly data: Hex },
  isFirst: boolean,
): PairSwap | undefined {
  try {
    const [signature, ...indexed] = topics
    if (!signature) return undefined
    const { args } = decodeEventLog({ abi: pairAbi, data, topics: [signature, ...indexed] })
    return isFirst
      ? { taken: args.amount0In, given: args.amount1Out }
      : { taken: args.amount1In, given: args.amount0Out }
  } catch {
    // Another event of the pair.
    return undefined
  }
}

/** Sells into a pair within one transaction, in order, by the pair's own events. */
export function listPairSwaps(
  result: PairCall | undefined,
  { token, quote, pair }: PairMarket,
): readonly PairSwap[] {
  const isFirst = token.toLowerCase() < quote.toLowerCase()
  return (result?.logs ?? [])
    .filter(({ address }) => address.toLowerCase() === pair.toLowerCase())
    .flatMap((log) => swapOf(log, isFirst) ?? [])
}

/**
 * What a sell would have brought without a tax, at the price that a swap of collected tax left in the same transaction.
 * Read from the pair's own events: the last swap is the seller's, and says what arrived of the tokens and what was given
 * for them. The stake is so small that the price hardly moves along it.
 * @param sent base units of the token that the seller gave away
 * @returns undefined where the pair made no swap before the seller's: then its quote stands
 */
export function priceAfterSwapBack(
  result: PairCall | undefined,
  market: PairMarket,
  sent: bigint,
): bigint | undefined {
  const swaps = listPairSwaps(result, market)
  const own = swaps.at(-1)
  // More than was sent cannot have been the seller's alone.
  if (swaps.length < 2 || !own || own.taken === 0n || own.taken > sent) return undefined
  return (own.given * sent) / own.taken
}
