import { createFileRoute } from '@tanstack/react-router'
import { useTabSearch } from '../../shell/tab-context.ts'
import { DossierPage } from '../../template/dossier/dossier-page.tsx'
import { type DossierSearch, readDossierSearch } from '../../template/dossier/dossier-search.ts'

export const Route = createFileRoute('/profile/advanced')({
  validateSearch: (search: Record<string, unknown>): DossierSearch => readDossierSearch(search),
  component: Screen,
})

function Screen() {
  // The router lays what was read over what the address says: what a reader refused is refused once more.
  return <DossierPage {...readDossierSearch({ ...useTabSearch('/profile/advanced') })} />
}
