import { createFileRoute, retainSearchParams } from '@tanstack/react-router'
import { readSolanaSearch } from '../../../solana/network/read-solana-search.ts'
import { SolanaPresaleListPage } from '../../../solana/presale/list/solana-presale-list-page.tsx'

export const Route = createFileRoute('/solana/presale/list')({
  validateSearch: readSolanaSearch,
  search: { middlewares: [retainSearchParams(['network'])] },
  component: SolanaPresaleListPage,
})
