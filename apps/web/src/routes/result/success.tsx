import { createFileRoute } from '@tanstack/react-router'
import { useTabSearch } from '../../core/tab-context.ts'
import { ResultPage } from '../../example-screens/result/result-page.tsx'
import { type ResultSearch, readResultSearch } from '../../example-screens/result/result-search.ts'

export const Route = createFileRoute('/result/success')({
  validateSearch: (search: Record<string, unknown>): ResultSearch => readResultSearch(search),
  component: Screen,
})

function Screen() {
  // The router lays what was read over what the address says: what a reader refused is refused once more.
  return (
    <ResultPage {...readResultSearch({ ...useTabSearch('/result/success') })} wanted="success" />
  )
}
