import type { Address } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { dividendAbi, liquidityDividendAbi, rewardDividendAbi } from '../../evm/dividend-abi.ts'
import type { DividendState, LiquidityStake } from '../types.ts'

/** Which token's dividends to read. */
export interface DividendStateQuery {
  readonly address: Address
  /** Whose share to read. */
  readonly account?: Address | undefined
  /** False where dividends belong to NFTs: accounts have no share of their own. */
  readonly areOfAccounts: boolean
  /** True where what is paid is bought with the currency of the pool. */
  readonly areBought: boolean
}

async function readAccount(client: ReadClient, address: Address, account: Address) {
  const token = { address, abi: dividendAbi, args: [account] } as const
  const [pending, share] = await Promise.all([
    client.readContract({ ...token, functionName: 'pendingDividend' }),
    client.readContract({ ...token, functionName: 'dividendShareOf' }),
  ])
  return { pending, share }
}

/** Reads terms and totals of a token's dividends, and the part of one account. */
export async function getDividendState(
  client: ReadClient,
  { address, account, areOfAccounts, areBought }: DividendStateQuery,
): Promise<DividendState> {
  const token = { address, abi: dividendAbi } as const
  const [paidIn, terms, totals, own, waitingQuote] = await Promise.all([
    client.readContract({ ...token, functionName: 'dividendToken' }),
    client.readContract({ ...token, functionName: 'dividendTerms' }),
    client.readContract({ ...token, functionName: 'dividendTotals' }),
    account && areOfAccounts ? readAccount(client, address, account) : {},
    areBought
      ? client.readContract({ address, abi: rewardDividendAbi, functionName: 'waitingQuote' })
      : undefined,
  ])
  const [threshold, intervalBlocks] = terms
  const [received, paid, waiting] = totals
  return {
    token: paidIn,
    threshold,
    intervalBlocks: Number(intervalBlocks),
    received,
    paid,
    waiting,
    ...(waitingQuote !== undefined && { waitingQuote }),
    ...own,
  }
}

/** Reads the liquidity that an account has staked in a token's vault. */
export async function getLiquidityStake(
  client: ReadClient,
  query: { readonly address: Address; readonly account: Address },
): Promise<LiquidityStake> {
  const staked = await client.readContract({
    address: query.address,
    abi: liquidityDividendAbi,
    functionName: 'stakedLpOf',
    args: [query.account],
  })
  return { staked }
}
