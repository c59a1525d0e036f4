import { createFileRoute, retainSearchParams } from '@tanstack/react-router'
import { useTabParams } from '../../../core/tab-context.ts'
import { readSolanaSearch } from '../../../solana/network/read-solana-search.ts'
import { SolanaPoolPage } from '../../../solana/staking/detail/solana-pool-page.tsx'

export const Route = createFileRoute('/solana/staking/$address')({
  validateSearch: readSolanaSearch,
  search: { middlewares: [retainSearchParams(['network'])] },
  component: Screen,
})

function Screen() {
  return <SolanaPoolPage address={useTabParams('/solana/staking/$address').address} />
}
