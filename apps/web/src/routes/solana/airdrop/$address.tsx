import { createFileRoute, retainSearchParams } from '@tanstack/react-router'
import { useTabParams } from '../../../core/tab-context.ts'
import { SolanaAirdropPage } from '../../../solana/airdrop/solana-airdrop-page.tsx'
import { readSolanaSearch } from '../../../solana/network/read-solana-search.ts'

export const Route = createFileRoute('/solana/airdrop/$address')({
  validateSearch: readSolanaSearch,
  search: { middlewares: [retainSearchParams(['network'])] },
  component: Screen,
})

function Screen() {
  return <SolanaAirdropPage address={useTabParams('/solana/airdrop/$address').address} />
}
