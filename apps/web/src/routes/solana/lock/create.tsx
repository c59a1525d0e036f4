import { createFileRoute, retainSearchParams } from '@tanstack/react-router'
import { SolanaLockCreatePage } from '../../../solana/lock/solana-lock-create-page.tsx'
import { readSolanaSearch } from '../../../solana/network/read-solana-search.ts'

export const Route = createFileRoute('/solana/lock/create')({
  validateSearch: readSolanaSearch,
  search: { middlewares: [retainSearchParams(['network'])] },
  component: SolanaLockCreatePage,
})
