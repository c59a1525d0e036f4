import type { SolanaChainDefinition } from '@slipway/chains'
import { getNftRent } from '@slipway/sdk/solana/nft/get-nft-rent'
import { useQuery } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { DepositLines } from '../../form/deposit-lines.tsx'
import { createRentReader } from '../../network/create-rent-reader.ts'
import type { CollectionForm } from './use-collection-form.ts'

interface CollectionDepositProps {
  chain: SolanaChainDefinition
  snapshot: CollectionForm['snapshot']
}

/** Deposits of the typed draft; not read before there is one. */
export default function CollectionDeposit({ chain, snapshot }: CollectionDepositProps) {
  const reading = useStore(snapshot, (state) => state.reading)
  const draft = reading?.ok ? reading.draft : undefined
  const { name, symbol, uri } = draft ?? {}
  const { data } = useQuery({
    queryKey: ['solana', chain.chainId, 'collection-deposit', name, symbol, uri],
    queryFn: async () => {
      if (!draft) return null
      const rent = await getNftRent('collection', draft, createRentReader(chain))
      return rent.mintLamports + rent.accountLamports
    },
    enabled: draft !== undefined,
    placeholderData: (before) => before,
  })
  return <DepositLines chain={chain} lamports={data ?? undefined} />
}
