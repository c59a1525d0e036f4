import type { DeployClient } from '@slipway/deployer/steps/deploy-client'
import { calculateSquareRoot } from '@slipway/sdk/shared/calculate-square-root'
import { type Address, maxUint256, parseAbi } from 'viem'
import type { LocalVenue } from '../../src/venue/deploy-venue.ts'
import { positionManagerAbi } from '../../src/venue/position-abi.ts'
import { nobody } from './deploy-trap.ts'

const tokenAbi = parseAbi([
  'function approve(address spender, uint256 amount)',
  'function deposit() payable',
])
const factoryAbi = parseAbi([
  'function getPool(address tokenA, address tokenB, uint24 fee) view returns (address)',
])
const FEE = 3_000
const WIDEST_TICK = 887_220

/** A token's side and the other one's, in base units; native currency where no quote is named. */
export interface V3Filling {
  readonly tokens: bigint
  readonly quoteAmount: bigint
  readonly quote?: Address
  readonly holder?: Address
  /** The price, where the amounts do not say it: quote units for one unit of the token, as a fraction. */
  readonly price?: readonly [quote: bigint, token: bigint]
  /** From here to the widest tick instead of the whole range. */
  readonly range?: readonly [lower: number, upper: number]
}

/** Makes Uniswap V3's pool of 0.3 % at the price of the two amounts, and a position in it. @returns the pool */
export async function fillV3Pool(
  client: DeployClient,
  venue: LocalVenue,
  token: Address,
  filling: V3Filling,
): Promise<Address> {
  const { tokens, quoteAmount, holder = nobody } = filling
  const quote = filling.quote ?? venue.wrappedNative
  const { nftManager, factory } = venue.positions
  const settle = async (sent: Promise<`0x${string}`>) => {
    const { status } = await client.waitForTransactionReceipt({ hash: await sent })
    if (status !== 'success') throw new Error('A transaction failed.')
  }
  const chain = null
  const allow = (address: Address) =>
    settle(
      client.writeContract({
        chain,
        address,
        abi: tokenAbi,
        functionName: 'approve',
        args: [nftManager, maxUint256],
      }),
    )
  if (!filling.quote)
    await settle(
      client.writeContract({
        chain,
        address: quote,
        abi: tokenAbi,
        functionName: 'deposit',
        value: quoteAmount,
      }),
    )
  await allow(token)
  await allow(quote)
  const isFirst = BigInt(token) < BigInt(quote)
  const order = <Side>(ofToken: Side, ofQuote: Side) =>
    isFirst ? ([ofToken, ofQuote] as const) : ([ofQuote, ofToken] as const)
  const [token0, token1] = order(token, quote)
  const [amount0, amount1] = order(tokens, quoteAmount)
  const [priced0, priced1] = filling.price
    ? order(filling.price[1], filling.price[0])
    : ([amount0, amount1] as const)
  // A pool notes its price once a second, which an estimate within the second leaves out.
  const gas = 8_000_000n
  const manager = { chain, address: nftManager, abi: positionManagerAbi, gas } as const
  const price = calculateSquareRoot((priced1 << 192n) / priced0)
  await settle(
    client.writeContract({
      ...manager,
      functionName: 'createAndInitializePoolIfNecessary',
      args: [token0, token1, FEE, price],
    }),
  )
  const [tickLower, tickUpper] = filling.range ?? [-WIDEST_TICK, WIDEST_TICK]
  await settle(
    client.writeContract({
      ...manager,
      functionName: 'mint',
      args: [
        {
          token0,
          token1,
          fee: FEE,
          tickLower,
          tickUpper,
          amount0Desired: amount0,
          amount1Desired: amount1,
          amount0Min: 0n,
          amount1Min: 0n,
          recipient: holder,
          deadline: 2n ** 40n,
        },
      ],
    }),
  )
  return client.readContract({
    address: factory,
    abi: factoryAbi,
    functionName: 'getPool',
    args: [token, quote, FEE],
  })
}
