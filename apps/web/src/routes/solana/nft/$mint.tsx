import { createFileRoute, retainSearchParams } from '@tanstack/react-router'
import { useTabParams } from '../../../core/tab-context.ts'
import { readSolanaSearch } from '../../../solana/network/read-solana-search.ts'
import { SolanaNftPage } from '../../../solana/nft/detail/solana-nft-page.tsx'

export const Route = createFileRoute('/solana/nft/$mint')({
  validateSearch: readSolanaSearch,
  search: { middlewares: [retainSearchParams(['network'])] },
  component: Screen,
})

function Screen() {
  return <SolanaNftPage mint={useTabParams('/solana/nft/$mint').mint} />
}
