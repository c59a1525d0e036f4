import { createFileRoute, retainSearchParams } from '@tanstack/react-router'
import { SolanaCreatePage } from '../../../solana/create/solana-create-page.tsx'
import { readSolanaSearch } from '../../../solana/network/read-solana-search.ts'

export const Route = createFileRoute('/solana/token/create')({
  validateSearch: readSolanaSearch,
  search: { middlewares: [retainSearchParams(['network'])] },
  component: SolanaCreatePage,
})
