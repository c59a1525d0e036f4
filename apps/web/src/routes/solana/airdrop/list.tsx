import { createFileRoute, retainSearchParams } from '@tanstack/react-router'
import { SolanaAirdropListPage } from '../../../solana/airdrop/solana-airdrop-list-page.tsx'
import { readSolanaSearch } from '../../../solana/network/read-solana-search.ts'

export const Route = createFileRoute('/solana/airdrop/list')({
  validateSearch: readSolanaSearch,
  search: { middlewares: [retainSearchParams(['network'])] },
  component: SolanaAirdropListPage,
})
