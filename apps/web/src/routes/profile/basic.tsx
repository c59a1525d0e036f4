import { createFileRoute } from '@tanstack/react-router'
import { useTabSearch } from '../../core/tab-context.ts'
import {
  type DossierSearch,
  readDossierSearch,
} from '../../example-screens/dossier/dossier-search.ts'
import { FactsPage } from '../../example-screens/facts/facts-page.tsx'

export const Route = createFileRoute('/profile/basic')({
  validateSearch: (search: Record<string, unknown>): DossierSearch => readDossierSearch(search),
  component: Screen,
})

function Screen() {
  // The router lays what was read over what the address says: what a reader refused is refused once more.
  return <FactsPage {...readDossierSearch({ ...useTabSearch('/profile/basic') })} />
}
