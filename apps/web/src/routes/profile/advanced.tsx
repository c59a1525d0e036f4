import { createFileRoute } from '@tanstack/react-router'
import { useTabSearch } from '../../core/tab-context.ts'
import { DossierPage } from '../../example-screens/dossier/dossier-page.tsx'
import {
  type DossierSearch,
  readDossierSearch,
} from '../../example-screens/dossier/dossier-search.ts'

export const Route = createFileRoute('/profile/advanced')({
  validateSearch: (search: Record<string, unknown>): DossierSearch => readDossierSearch(search),
  component: Screen,
})

function Screen() {
  // The router lays what was read over what the address says: what a reader refused is refused once more.
  return <DossierPage {...readDossierSearch({ ...useTabSearch('/profile/advanced') })} />
}
