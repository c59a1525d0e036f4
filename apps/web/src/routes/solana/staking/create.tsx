import { createFileRoute, retainSearchParams } from '@tanstack/react-router'
import { readTokenSearch } from '../../../solana/network/read-solana-search.ts'
import { SolanaPoolCreatePage } from '../../../solana/staking/create/solana-pool-create-page.tsx'

export const Route = createFileRoute('/solana/staking/create')({
  validateSearch: readTokenSearch,
  search: { middlewares: [retainSearchParams(['network'])] },
  component: SolanaPoolCreatePage,
})
