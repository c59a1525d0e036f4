import { createFileRoute, retainSearchParams } from '@tanstack/react-router'
import { readSolanaSearch } from '../../../solana/network/read-solana-search.ts'
import { SolanaPoolCreatePage } from '../../../solana/staking/create/solana-pool-create-page.tsx'

export const Route = createFileRoute('/solana/staking/create')({
  validateSearch: readSolanaSearch,
  search: { middlewares: [retainSearchParams(['network'])] },
  component: SolanaPoolCreatePage,
})
