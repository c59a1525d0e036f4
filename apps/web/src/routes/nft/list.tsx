import { createFileRoute } from '@tanstack/react-router'
import { NftListPage } from '../../nft/list/nft-list-page.tsx'
import { type NftListSearch, readNftListSearch } from '../../nft/list/nft-list-search.ts'
import { useTabSearch } from '../../shell/tab-context.ts'

export const Route = createFileRoute('/nft/list')({
  validateSearch: (search: Record<string, unknown>): NftListSearch => readNftListSearch(search),
  component: Screen,
})

function Screen() {
  return <NftListPage search={useTabSearch('/nft/list')} />
}
