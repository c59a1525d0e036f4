import { createFileRoute, retainSearchParams } from '@tanstack/react-router'
import { readSolanaSearch } from '../../../solana/network/read-solana-search.ts'
import { CollectionCreatePage } from '../../../solana/nft/create/collection-create-page.tsx'

export const Route = createFileRoute('/solana/nft/create')({
  validateSearch: readSolanaSearch,
  search: { middlewares: [retainSearchParams(['network'])] },
  component: CollectionCreatePage,
})
