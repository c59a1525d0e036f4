interface PairSide {
  readonly symbol?: string | null | undefined
}

interface Pair<Side> {
  readonly token0: Side
  readonly token1: Side
}

/**
 * What liquidity is called wherever it is named, in place of an LP token's own symbol, which all of an exchange share: the two
 * tokens of its pair.
 *
 * @param nameless what a token without a symbol is called
 * @returns undefined without a pair, and where a token has no name
 */
export function pairName<Side extends PairSide>(
  pair: Pair<Side> | null | undefined,
  nameless?: (side: Side) => string,
): string | undefined {
  if (!pair) return undefined
  const [first, second] = [pair.token0, pair.token1].map((side) => side.symbol || nameless?.(side))
  return first && second ? `${first} / ${second}` : undefined
}
