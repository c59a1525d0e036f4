import type { SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { getClusterTime } from '@slipway/sdk/solana/get-cluster-time'
import type { LockToken, LockTokenRefusal } from '@slipway/sdk/solana/lock/get-lock-token'
import { skipToken, useQuery } from '@tanstack/react-query'
import { withChunkTimeout } from '../../core/lazy-part.ts'
import { clusterRpc } from '../network/cluster-rpc.ts'
import { useTypedToken } from '../network/use-typed-token.ts'

const loadReads = () => withChunkTimeout(import('./lock-reads.ts'))

/** Why a token cannot be held by a program of ours, in words. */
export type TokenRefusalTexts = Readonly<Record<LockTokenRefusal, () => string>>

const lockRefusals: TokenRefusalTexts = {
  missing: m.solana_send_token_missing,
  MintFreezable: m.solana_lock_mint_freezable,
  MintPermanentDelegate: m.solana_lock_mint_delegate,
  MintHooked: m.solana_lock_mint_hooked,
  MintPausable: m.solana_lock_mint_pausable,
  MintUnsupported: m.solana_lock_mint_unsupported,
}

/** The token at a typed address, if a program of ours can hold it. */
export const useLockToken = (
  chain: SolanaChainDefinition,
  typed: string,
  refusals = lockRefusals,
) =>
  useTypedToken(chain, typed, {
    ...{ key: 'lock-token', refusals },
    read: async (mint) => (await loadReads()).readLockToken(chain, mint),
  })

/**
 * What a lock can take of an account's tokens, which come from its associated account alone, and the cluster's time;
 * undefined until they are known.
 */
export function useHolding(
  chain: SolanaChainDefinition,
  token: LockToken | undefined,
  account: string | undefined,
) {
  const holding = useQuery({
    queryKey: ['solana', chain.chainId, 'held', token?.mint, account],
    queryFn:
      token && account !== undefined
        ? async () => (await loadReads()).readHolding(chain, token, account)
        : skipToken,
  })
  const time = useQuery({
    queryKey: ['solana', chain.chainId, 'time'],
    queryFn: () => getClusterTime(clusterRpc(chain)),
    refetchInterval: 15_000,
  })
  return {
    ...{ held: holding.data, now: time.data },
    isFailed: [holding, time].some(({ isError, data }) => isError && data === undefined),
    retry: () => void Promise.all([holding.refetch(), time.refetch()]),
  }
}
