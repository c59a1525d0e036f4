import { createFileRoute } from '@tanstack/react-router'
import { AirdropCreatePage } from '../../airdrop/create/airdrop-create-page.tsx'
import {
  type AirdropCreateSearch,
  readAirdropCreateSearch,
} from '../../airdrop/create/airdrop-create-search.ts'
import { useTabSearch } from '../../core/tab-context.ts'

export const Route = createFileRoute('/airdrop/create')({
  validateSearch: (search: Record<string, unknown>): AirdropCreateSearch =>
    readAirdropCreateSearch(search),
  component: Screen,
})

function Screen() {
  return <AirdropCreatePage {...useTabSearch('/airdrop/create')} />
}
