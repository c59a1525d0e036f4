import { createFileRoute } from '@tanstack/react-router'
import { AirdropListPage } from '../../airdrop/list/airdrop-list-page.tsx'
import {
  type AirdropListSearch,
  readAirdropListSearch,
} from '../../airdrop/list/airdrop-list-search.ts'
import { useTabSearch } from '../../core/tab-context.ts'

export const Route = createFileRoute('/airdrop/list')({
  validateSearch: (search: Record<string, unknown>): AirdropListSearch =>
    readAirdropListSearch(search),
  component: Screen,
})

function Screen() {
  return <AirdropListPage search={useTabSearch('/airdrop/list')} />
}
