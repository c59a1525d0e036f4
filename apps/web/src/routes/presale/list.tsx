import { createFileRoute } from '@tanstack/react-router'
import { useTabSearch } from '../../core/tab-context.ts'
import { PresaleListPage } from '../../presale/list/presale-list-page.tsx'
import {
  type PresaleListSearch,
  readPresaleListSearch,
} from '../../presale/list/presale-list-search.ts'

export const Route = createFileRoute('/presale/list')({
  validateSearch: (search: Record<string, unknown>): PresaleListSearch =>
    readPresaleListSearch(search),
  component: Screen,
})

function Screen() {
  return <PresaleListPage search={useTabSearch('/presale/list')} place="/presale/list" />
}
