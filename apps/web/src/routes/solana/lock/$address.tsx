import { createFileRoute, retainSearchParams } from '@tanstack/react-router'
import { useTabParams } from '../../../core/tab-context.ts'
import { SolanaLockPage } from '../../../solana/lock/solana-lock-page.tsx'
import { readSolanaSearch } from '../../../solana/network/read-solana-search.ts'

export const Route = createFileRoute('/solana/lock/$address')({
  validateSearch: readSolanaSearch,
  search: { middlewares: [retainSearchParams(['network'])] },
  component: Screen,
})

function Screen() {
  return <SolanaLockPage address={useTabParams('/solana/lock/$address').address} />
}
