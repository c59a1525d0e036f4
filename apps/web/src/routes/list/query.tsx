import { createFileRoute } from '@tanstack/react-router'
import { useTabSearch } from '../../shell/tab-context.ts'
import { QueryPage } from '../../template/query/query-page.tsx'
import { type QuerySearch, readQuerySearch } from '../../template/query/query-search.ts'

export const Route = createFileRoute('/list/query')({
  validateSearch: (search: Record<string, unknown>): QuerySearch => readQuerySearch(search),
  component: Screen,
})

function Screen() {
  // The router lays what was read over what the address says: what a reader refused is refused once more.
  return <QueryPage search={readQuerySearch({ ...useTabSearch('/list/query') })} />
}
