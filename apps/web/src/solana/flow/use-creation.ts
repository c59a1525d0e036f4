import { useWalletStore } from '../wallet/wallet-store.ts'
import { type SolanaRecord, useRecordStore } from './record-store.ts'
import type { SolanaKind } from './solana-kind.ts'

/** The newest creation of the connected account on a cluster that is under way or whose result nobody has seen. */
export function useCreation(chainId: number, kind: SolanaKind): SolanaRecord | undefined {
  const account = useWalletStore((state) => state.account)
  return useRecordStore(({ records }) =>
    records.find(
      (one) =>
        one.kind === kind &&
        one.chainId === chainId &&
        one.account === account?.address &&
        one.status !== 'failed' &&
        !one.isSeen,
    ),
  )
}
