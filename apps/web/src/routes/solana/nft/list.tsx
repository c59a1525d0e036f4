import { createFileRoute, retainSearchParams } from '@tanstack/react-router'
import { readSolanaSearch } from '../../../solana/network/read-solana-search.ts'
import { CollectionListPage } from '../../../solana/nft/list/collection-list-page.tsx'

export const Route = createFileRoute('/solana/nft/list')({
  validateSearch: readSolanaSearch,
  search: { middlewares: [retainSearchParams(['network'])] },
  component: CollectionListPage,
})
