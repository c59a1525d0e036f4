import type { TokenPool } from '@slipway/sdk/token/safety/get-token-pools'
import { burnAddresses } from '@slipway/sdk/token/safety/liquidity-custody'
import { liquidityLocker } from '../../shared/liquidity-locker.ts'
import { useTokenHolders } from '../../shared/use-indexed-token.ts'
import type { SafetySubject } from './use-safety-report.ts'

/** Holders whose share says nothing about a single wallet: pools, lockers, the token itself, and nobody. */
function isNoWallet(holder: string, subject: SafetySubject, pool: TokenPool | undefined): boolean {
  const places = [pool?.pair, subject.ownPair, liquidityLocker, subject.address, ...burnAddresses]
  return places.some((place) => place?.toLowerCase() === holder.toLowerCase())
}

/** What only the index knows: holders, locks, verification. Each part is absent while the index does not answer. */
export function useTokenSurroundings(subject: SafetySubject, pool: TokenPool | undefined) {
  const holders = useTokenHolders(subject.address)
  const largest = holders.data?.pages[0]?.items.find(
    ({ holder }) => !isNoWallet(holder, subject, pool),
  )
  return {
    largestHolderBps: holders.data ? (largest?.shareBps ?? 0) : undefined,
    locks: undefined,
    verification: undefined,
    isSourceVerified: undefined,
  }
}
