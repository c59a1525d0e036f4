import { createFileRoute, retainSearchParams } from '@tanstack/react-router'
import { readMultisendSearch } from '../../solana/multisend/read-multisend-search.ts'
import { SolanaMultisendPage } from '../../solana/multisend/solana-multisend-page.tsx'

export const Route = createFileRoute('/solana/multisend')({
  validateSearch: readMultisendSearch,
  search: { middlewares: [retainSearchParams(['network'])] },
  component: SolanaMultisendPage,
})
