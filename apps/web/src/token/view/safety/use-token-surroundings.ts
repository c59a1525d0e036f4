import type { TokenHolderList } from '@slipway/api-client'
import type { LiquidityPool } from '@slipway/sdk/liquidity/liquidity-pool'
import type { LiquidityLock } from '@slipway/sdk/token/safety/liquidity-custody'
import { useQuery } from '@tanstack/react-query'
import { getAddress } from 'viem'
import { activeChain } from '../../../core/active-chain.ts'
import { tokenApi } from '../../../core/token-api.ts'
import { holderName } from '../../shared/holder-name.ts'
import { useTokenHolders } from '../../shared/use-indexed-token.ts'
import type { SafetySubject } from './safety-subject.ts'

type Holder = TokenHolderList['items'][number]

/**
 * A holder whose share says nothing about a single wallet: burned, in a contract of the platform (a lock, a presale, a
 * staking pool, an airdrop), or in a pool.
 */
function isNoWallet(
  holder: Holder,
  subject: SafetySubject,
  pools: readonly LiquidityPool[],
): boolean {
  if (holderName(holder, subject.address)) return true
  const places = [...pools.map(({ pair }) => pair), subject.ownPair, subject.address]
  return places.some((place) => place?.toLowerCase() === holder.holder.toLowerCase())
}

const key = (address: string, part: string) => [
  'token',
  activeChain.chainId,
  'index',
  address,
  part,
]

/** A lock of the liquidity of one of a token's pools. */
export interface PoolLock extends LiquidityLock {
  lpToken: string
}

function useLocks(token: string): readonly PoolLock[] | undefined {
  const { data } = useQuery({
    queryKey: key(token, 'locks'),
    queryFn: ({ signal }) =>
      tokenApi.listTokenLocks(
        { chain: activeChain.shortname, address: token },
        { limit: 50 },
        { signal },
      ),
    refetchInterval: 20_000,
  })
  return data?.items.map(({ lockId, lpToken, owner, amount, unlockAt }) => ({
    lockId: BigInt(lockId),
    lpToken,
    owner: getAddress(owner),
    amount: BigInt(amount),
    unlockAt,
  }))
}

function useVerification(token: string, isOurs: boolean) {
  const { data } = useQuery({
    queryKey: key(token, 'verification'),
    queryFn: ({ signal }) =>
      tokenApi.getTokenVerification({ chain: activeChain.shortname, address: token }, { signal }),
    refetchInterval: 60_000,
    enabled: isOurs,
  })
  return data
}

/** What only the index knows: holders, locks, verification. Each part is absent while the index does not answer. */
export function useTokenSurroundings(subject: SafetySubject, pools: readonly LiquidityPool[]) {
  // The index follows the factory's own tokens; asking it for others finds nothing.
  const isOurs = subject.registeredTemplate !== undefined
  const holders = useTokenHolders(subject.address, isOurs)
  const locks = useLocks(subject.address)
  const verification = useVerification(subject.address, isOurs)
  const largest = holders.data?.pages[0]?.items.find(
    (holder) => !isNoWallet(holder, subject, pools),
  )
  const status = verification?.status
  return {
    largestHolderBps: holders.data ? (largest?.shareBps ?? 0) : undefined,
    locks,
    verification,
    // Where no service is asked, nothing is known of it; one that is still at work has not judged.
    isSourceVerified: status === 'verified' ? true : status === 'failed' ? false : undefined,
  }
}
