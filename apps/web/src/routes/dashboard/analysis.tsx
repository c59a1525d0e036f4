import { createFileRoute } from '@tanstack/react-router'
import { useTabSearch } from '../../core/tab-context.ts'
import { AnalysisPage } from '../../dashboard/analysis/analysis-page.tsx'
import {
  type AnalysisSearch,
  readAnalysisSearch,
} from '../../dashboard/analysis/analysis-search.ts'

export const Route = createFileRoute('/dashboard/analysis')({
  validateSearch: (search: Record<string, unknown>): AnalysisSearch => readAnalysisSearch(search),
  component: Screen,
})

function Screen() {
  return <AnalysisPage search={useTabSearch('/dashboard/analysis')} />
}
