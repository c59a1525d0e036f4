import { createFileRoute, retainSearchParams } from '@tanstack/react-router'
import { SolanaLockListPage } from '../../../solana/lock/solana-lock-list-page.tsx'
import { readSolanaSearch } from '../../../solana/network/read-solana-search.ts'

export const Route = createFileRoute('/solana/lock/list')({
  validateSearch: readSolanaSearch,
  search: { middlewares: [retainSearchParams(['network'])] },
  component: SolanaLockListPage,
})
