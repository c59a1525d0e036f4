import { createFileRoute } from '@tanstack/react-router'
import { detailPath } from '../../presale/shared/detail-path.ts'
import { useTabSearch } from '../../shell/tab-context.ts'
import { SolvencyPage } from '../../tools/solvency/solvency-page.tsx'
import { readSolvencySearch, type SolvencySearch } from '../../tools/solvency/solvency-search.ts'

export const Route = createFileRoute('/tools/solvency')({
  validateSearch: (search: Record<string, unknown>): SolvencySearch => readSolvencySearch(search),
  component: Screen,
})

function Screen() {
  return <SolvencyPage search={useTabSearch('/tools/solvency')} presalePath={detailPath} />
}
