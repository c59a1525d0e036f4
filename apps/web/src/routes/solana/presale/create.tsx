import { createFileRoute, retainSearchParams } from '@tanstack/react-router'
import { readTokenSearch } from '../../../solana/network/read-solana-search.ts'
import { SolanaPresaleCreatePage } from '../../../solana/presale/create/solana-presale-create-page.tsx'

export const Route = createFileRoute('/solana/presale/create')({
  validateSearch: readTokenSearch,
  search: { middlewares: [retainSearchParams(['network'])] },
  component: SolanaPresaleCreatePage,
})
