import { createFileRoute, retainSearchParams } from '@tanstack/react-router'
import { SolanaListPage } from '../../../solana/list/solana-list-page.tsx'
import { readSolanaSearch } from '../../../solana/network/read-solana-search.ts'

export const Route = createFileRoute('/solana/token/list')({
  validateSearch: readSolanaSearch,
  search: { middlewares: [retainSearchParams(['network'])] },
  component: SolanaListPage,
})
