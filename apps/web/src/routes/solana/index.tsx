import { createFileRoute, retainSearchParams } from '@tanstack/react-router'
import { readSolanaSearch } from '../../solana/network/read-solana-search.ts'
import { SolanaOverviewPage } from '../../solana/overview/solana-overview-page.tsx'

export const Route = createFileRoute('/solana/')({
  validateSearch: readSolanaSearch,
  search: { middlewares: [retainSearchParams(['network'])] },
  component: SolanaOverviewPage,
})
