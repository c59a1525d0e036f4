import { createFileRoute } from '@tanstack/react-router'
import { useTabSearch } from '../../core/tab-context.ts'
import { TokenListPage } from '../../token/list/token-list-page.tsx'
import { readTokenListSearch, type TokenListSearch } from '../../token/list/token-list-search.ts'

export const Route = createFileRoute('/token/list')({
  validateSearch: (search: Record<string, unknown>): TokenListSearch => readTokenListSearch(search),
  component: Screen,
})

function Screen() {
  return <TokenListPage search={useTabSearch('/token/list')} />
}
