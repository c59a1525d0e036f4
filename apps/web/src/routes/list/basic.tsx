import { createFileRoute } from '@tanstack/react-router'
import { useTabSearch } from '../../core/tab-context.ts'
import { ProgressPage } from '../../example-screens/progress/progress-page.tsx'
import {
  type ProgressSearch,
  readProgressSearch,
} from '../../example-screens/progress/progress-search.ts'

export const Route = createFileRoute('/list/basic')({
  validateSearch: (search: Record<string, unknown>): ProgressSearch => readProgressSearch(search),
  component: Screen,
})

function Screen() {
  // The router lays what was read over what the address says: what a reader refused is refused once more.
  return <ProgressPage search={readProgressSearch({ ...useTabSearch('/list/basic') })} />
}
