import { createFileRoute, retainSearchParams } from '@tanstack/react-router'
import { SolanaLockCreatePage } from '../../../solana/lock/solana-lock-create-page.tsx'
import { readTokenSearch } from '../../../solana/network/read-solana-search.ts'

export const Route = createFileRoute('/solana/lock/create')({
  validateSearch: readTokenSearch,
  search: { middlewares: [retainSearchParams(['network'])] },
  component: SolanaLockCreatePage,
})
