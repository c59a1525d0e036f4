import { createFileRoute } from '@tanstack/react-router'
import { readVisitSearch, type VisitSearch } from '../../inviter/visit-search.ts'
import { CollectionPage } from '../../nft/detail/collection-page.tsx'
import { useTabParams, useTabSearch } from '../../shell/tab-context.ts'

export const Route = createFileRoute('/nft/mint/$id')({
  validateSearch: (search: Record<string, unknown>): VisitSearch => readVisitSearch(search),
  component: Screen,
})

function Screen() {
  const { id } = useTabParams('/nft/mint/$id')
  return <CollectionPage id={id} search={useTabSearch('/nft/mint/$id')} />
}
