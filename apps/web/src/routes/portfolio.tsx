import { createFileRoute } from '@tanstack/react-router'
import { PortfolioPage } from '../portfolio/portfolio-page.tsx'
import { type PortfolioState, readPortfolioState } from '../portfolio/portfolio-state.ts'
import { useTabSearch } from '../shell/tab-context.ts'

export const Route = createFileRoute('/portfolio')({
  validateSearch: (search: Record<string, unknown>): PortfolioState => readPortfolioState(search),
  component: Screen,
})

function Screen() {
  return <PortfolioPage state={useTabSearch('/portfolio')} />
}
