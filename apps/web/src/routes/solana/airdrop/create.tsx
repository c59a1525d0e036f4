import { createFileRoute, retainSearchParams } from '@tanstack/react-router'
import { SolanaAirdropCreatePage } from '../../../solana/airdrop/solana-airdrop-create-page.tsx'
import { readSolanaSearch } from '../../../solana/network/read-solana-search.ts'

export const Route = createFileRoute('/solana/airdrop/create')({
  validateSearch: readSolanaSearch,
  search: { middlewares: [retainSearchParams(['network'])] },
  component: SolanaAirdropCreatePage,
})
