import { createFileRoute } from '@tanstack/react-router'
import { useTabSearch } from '../core/tab-context.ts'
import { SearchPage } from '../search/search-page.tsx'
import { readSearchState, type SearchState } from '../search/search-state.ts'

export const Route = createFileRoute('/search')({
  validateSearch: (search: Record<string, unknown>): SearchState => readSearchState(search),
  component: Screen,
})

function Screen() {
  return <SearchPage state={useTabSearch('/search')} />
}
