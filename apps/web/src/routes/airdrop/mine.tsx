import { createFileRoute } from '@tanstack/react-router'
import { OwnAirdropsPage } from '../../airdrop/list/own-airdrops-page.tsx'
import {
  type OwnAirdropsSearch,
  readOwnAirdropsSearch,
} from '../../airdrop/list/own-airdrops-search.ts'
import { useTabSearch } from '../../core/tab-context.ts'

export const Route = createFileRoute('/airdrop/mine')({
  validateSearch: (search: Record<string, unknown>): OwnAirdropsSearch =>
    readOwnAirdropsSearch(search),
  component: Screen,
})

function Screen() {
  return <OwnAirdropsPage search={useTabSearch('/airdrop/mine')} />
}
