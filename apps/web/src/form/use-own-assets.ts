import { useQuery } from '@tanstack/react-query'
import { type Address, erc20Abi } from 'viem'
import { useConnection } from 'wagmi'
import { activeChain } from '../core/active-chain.ts'
import { api } from '../core/api.ts'
import { readClient } from '../core/read-client.ts'
import { tokenApi } from '../core/token-api.ts'

/** Tokens of an account that are offered, and pairs of each that are looked at. */
const MOST_TOKENS = 6
const MOST_PAIRS = 3

/** A token of the account, or liquidity of one. */
export interface OwnAsset {
  readonly address: Address
  /** Of the token, or of the token whose liquidity it is. */
  readonly symbol: string
  readonly isLiquidity: boolean
}

/** Tokens of ours that an account owns or made, newest first, each once. */
async function readTokens(account: Address, signal: AbortSignal): Promise<readonly OwnAsset[]> {
  const page = { chain: activeChain.shortname, sort: '-createdAt', limit: MOST_TOKENS } as const
  const [owned, made] = await Promise.all([
    api.listTokens({ ...page, owner: account }, { signal }),
    api.listTokens({ ...page, creator: account }, { signal }),
  ])
  const found = new Map(
    [...owned.items, ...made.items].map(({ address, symbol }) => [
      address,
      { address: address as Address, symbol, isLiquidity: false },
    ]),
  )
  return [...found.values()].slice(0, MOST_TOKENS)
}

/** LP tokens of a token's pairs of which an account has some. */
async function readLiquidity(
  { address, symbol }: OwnAsset,
  account: Address,
  signal: AbortSignal,
): Promise<readonly OwnAsset[]> {
  const { pairs } = await tokenApi.getToken({ chain: activeChain.shortname, address }, { signal })
  const read = pairs.slice(0, MOST_PAIRS).map(async ({ pair }) => ({
    pair: pair as Address,
    balance: await readClient.readContract({
      address: pair as Address,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [account],
    }),
  }))
  return (await Promise.all(read))
    .filter(({ balance }) => balance > 0n)
    .map(({ pair }) => ({ address: pair, symbol, isLiquidity: true }))
}

const keyOf = (part: string, account: Address | undefined) =>
  ['form', activeChain.chainId, 'index', part, account ?? null] as const

/**
 * What the connected account may have come for: liquidity that it holds first, then its tokens; empty without a wallet
 * and while nothing answers.
 * @param withLiquidity also reads which LP tokens of its tokens the account holds
 */
export function useOwnAssets(withLiquidity: boolean): readonly OwnAsset[] {
  const { address: account } = useConnection()
  const { data: tokens = [] } = useQuery({
    queryKey: keyOf('own-tokens', account),
    queryFn: ({ signal }) => readTokens(account as Address, signal),
    enabled: account !== undefined,
    retry: false,
  })
  const { data: liquidity = [] } = useQuery({
    queryKey: [...keyOf('own-liquidity', account), tokens.map(({ address }) => address)],
    queryFn: async ({ signal }) => {
      const parts = tokens.map((token) => readLiquidity(token, account as Address, signal))
      return (await Promise.all(parts)).flat()
    },
    enabled: withLiquidity && account !== undefined && tokens.length > 0,
    retry: false,
  })
  return [...liquidity, ...tokens]
}
