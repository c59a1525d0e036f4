import { createFileRoute, retainSearchParams } from '@tanstack/react-router'
import { useTabParams } from '../../../core/tab-context.ts'
import { SolanaTokenPage } from '../../../solana/console/solana-token-page.tsx'
import { readSolanaSearch } from '../../../solana/network/read-solana-search.ts'

export const Route = createFileRoute('/solana/token/$mint')({
  validateSearch: readSolanaSearch,
  search: { middlewares: [retainSearchParams(['network'])] },
  component: Screen,
})

function Screen() {
  return <SolanaTokenPage mint={useTabParams('/solana/token/$mint').mint} />
}
