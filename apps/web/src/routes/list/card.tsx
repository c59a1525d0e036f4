import { createFileRoute } from '@tanstack/react-router'
import { useTabSearch } from '../../core/tab-context.ts'
import { CardsPage } from '../../example-screens/cards/cards-page.tsx'
import { type CardsSearch, readCardsSearch } from '../../example-screens/cards/cards-search.ts'

export const Route = createFileRoute('/list/card')({
  validateSearch: (search: Record<string, unknown>): CardsSearch => readCardsSearch(search),
  component: Screen,
})

function Screen() {
  // The router lays what was read over what the address says: what a reader refused is refused once more.
  return <CardsPage {...readCardsSearch({ ...useTabSearch('/list/card') })} />
}
