import { createFileRoute, retainSearchParams } from '@tanstack/react-router'
import { readSolanaSearch } from '../../../solana/network/read-solana-search.ts'
import { SolanaPoolListPage } from '../../../solana/staking/list/solana-pool-list-page.tsx'

export const Route = createFileRoute('/solana/staking/list')({
  validateSearch: readSolanaSearch,
  search: { middlewares: [retainSearchParams(['network'])] },
  component: SolanaPoolListPage,
})
