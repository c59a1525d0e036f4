import { createFileRoute } from '@tanstack/react-router'
import { CritiquePage } from '../../critique/critique-page.tsx'
import { type CritiqueSearch, readCritiqueSearch } from '../../critique/critique-search.ts'
import { useTabSearch } from '../../shell/tab-context.ts'

export const Route = createFileRoute('/form/basic')({
  validateSearch: (search: Record<string, unknown>): CritiqueSearch => readCritiqueSearch(search),
  component: Screen,
})

function Screen() {
  // The router lays what was read over what the address says: what a reader refused is refused once more.
  return <CritiquePage {...readCritiqueSearch({ ...useTabSearch('/form/basic') })} />
}
