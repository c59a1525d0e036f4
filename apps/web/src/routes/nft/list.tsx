import { createFileRoute } from '@tanstack/react-router'
import { useTabSearch } from '../../core/tab-context.ts'
import { NftListPage } from '../../nft/list/nft-list-page.tsx'
import { type NftListSearch, readNftListSearch } from '../../nft/list/nft-list-search.ts'

export const Route = createFileRoute('/nft/list')({
  validateSearch: (search: Record<string, unknown>): NftListSearch => readNftListSearch(search),
  component: Screen,
})

function Screen() {
  return <NftListPage search={useTabSearch('/nft/list')} />
}
