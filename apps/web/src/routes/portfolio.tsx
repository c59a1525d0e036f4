import { createFileRoute } from '@tanstack/react-router'
import { useTabSearch } from '../core/tab-context.ts'
import { PortfolioPage } from '../portfolio/portfolio-page.tsx'
import { type PortfolioState, readPortfolioState } from '../portfolio/portfolio-state.ts'

export const Route = createFileRoute('/portfolio')({
  validateSearch: (search: Record<string, unknown>): PortfolioState => readPortfolioState(search),
  component: Screen,
})

function Screen() {
  return <PortfolioPage state={useTabSearch('/portfolio')} />
}
