import { createFileRoute, retainSearchParams } from '@tanstack/react-router'
import { SolanaAirdropCreatePage } from '../../../solana/airdrop/solana-airdrop-create-page.tsx'
import { readTokenSearch } from '../../../solana/network/read-solana-search.ts'

export const Route = createFileRoute('/solana/airdrop/create')({
  validateSearch: readTokenSearch,
  search: { middlewares: [retainSearchParams(['network'])] },
  component: SolanaAirdropCreatePage,
})
