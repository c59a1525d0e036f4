import { type Address, isAddressEqual, parseAbiItem, zeroAddress } from 'viem'
import { createChainProbe } from './chain-of-run.ts'
import { type LoggedToken, readTokenLogs } from './read-token-logs.ts'

const transferEvent = parseAbiItem(
  'event Transfer(address indexed from, address indexed to, uint256 value)',
)

/** Platform figures of one chain, added up from its logs alone. */
export type LogSums = {
  readonly chainId: number
  readonly tokens: readonly LoggedToken[]
  readonly creators: ReadonlySet<Address>
  /** Addresses that hold at least one of the tokens now. */
  readonly holders: ReadonlySet<Address>
  readonly transfers: number
  readonly feesWei: bigint
  readonly inviterRewardsWei: bigint
}

type Balances = Map<Address, Map<Address, bigint>>

function move(balances: Balances, token: Address, holder: Address, change: bigint): void {
  if (isAddressEqual(holder, zeroAddress)) return
  const ofToken = balances.get(token) ?? new Map<Address, bigint>()
  balances.set(token, ofToken.set(holder, (ofToken.get(holder) ?? 0n) + change))
}

function holdersOf(balances: Balances): Set<Address> {
  const holders = [...balances.values()].flatMap((ofToken) =>
    [...ofToken].filter(([, balance]) => balance > 0n).map(([holder]) => holder),
  )
  return new Set(holders)
}

/** Reads every log of the platform on a chain and adds it up, without the index, the API or the SDK. */
export async function sumLogs(shortname: string): Promise<LogSums> {
  const tokens = await readTokenLogs(shortname)
  const transfers =
    tokens.length === 0
      ? []
      : await createChainProbe(shortname).getLogs({
          address: tokens.map(({ token }) => token),
          event: transferEvent,
          fromBlock: 0n,
          strict: true,
        })
  const balances: Balances = new Map()
  for (const { address, args } of transfers) {
    move(balances, address, args.from, -args.value)
    move(balances, address, args.to, args.value)
  }
  return {
    chainId: createChainProbe(shortname).chain.id,
    tokens,
    creators: new Set(tokens.map(({ owner }) => owner)),
    holders: holdersOf(balances),
    transfers: transfers.length,
    feesWei: tokens.reduce((sum, { feeWei }) => sum + feeWei, 0n),
    inviterRewardsWei: tokens.reduce((sum, token) => sum + token.inviterRewardWei, 0n),
  }
}
