import { useWalletStore } from '../wallet/wallet-store.ts'
import { useRecordStore } from './record-store.ts'
import type { SolanaKind } from './solana-kind.ts'

/** Whether the connected account did this to a lock, an airdrop, a presale or a pool, as far as this browser remembers. */
export function useHasDone(
  kind: SolanaKind,
  what: 'lock' | 'airdrop' | 'presale' | 'pool',
  address: string,
): boolean {
  const account = useWalletStore((state) => state.account)
  return useRecordStore(({ records }) =>
    records.some(
      (one) =>
        one.kind === kind &&
        one[what] === address &&
        one.account === account?.address &&
        one.status === 'confirmed',
    ),
  )
}
