import { createFileRoute } from '@tanstack/react-router'
import { useTabSearch } from '../../core/tab-context.ts'
import { CritiquePage } from '../../critique/critique-page.tsx'
import { type CritiqueSearch, readCritiqueSearch } from '../../critique/critique-search.ts'

export const Route = createFileRoute('/form/basic')({
  validateSearch: (search: Record<string, unknown>): CritiqueSearch => readCritiqueSearch(search),
  component: Screen,
})

function Screen() {
  // The router lays what was read over what the address says: what a reader refused is refused once more.
  return <CritiquePage {...readCritiqueSearch({ ...useTabSearch('/form/basic') })} />
}
