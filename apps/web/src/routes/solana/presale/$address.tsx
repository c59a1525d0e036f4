import { createFileRoute, retainSearchParams } from '@tanstack/react-router'
import { useTabParams } from '../../../core/tab-context.ts'
import { readSolanaSearch } from '../../../solana/network/read-solana-search.ts'
import { SolanaPresalePage } from '../../../solana/presale/detail/solana-presale-page.tsx'

export const Route = createFileRoute('/solana/presale/$address')({
  validateSearch: readSolanaSearch,
  search: { middlewares: [retainSearchParams(['network'])] },
  component: Screen,
})

function Screen() {
  return <SolanaPresalePage address={useTabParams('/solana/presale/$address').address} />
}
