import { createFileRoute } from '@tanstack/react-router'
import { useTabSearch } from '../../core/tab-context.ts'
import { QueryPage } from '../../example-screens/query/query-page.tsx'
import { type QuerySearch, readQuerySearch } from '../../example-screens/query/query-search.ts'

export const Route = createFileRoute('/list/query')({
  validateSearch: (search: Record<string, unknown>): QuerySearch => readQuerySearch(search),
  component: Screen,
})

function Screen() {
  // The router lays what was read over what the address says: what a reader refused is refused once more.
  return <QueryPage search={readQuerySearch({ ...useTabSearch('/list/query') })} />
}
