import { createFileRoute } from '@tanstack/react-router'
import { useTabParams, useTabSearch } from '../../core/tab-context.ts'
import { readVisitSearch, type VisitSearch } from '../../inviter/visit-search.ts'
import { CollectionPage } from '../../nft/detail/collection-page.tsx'

export const Route = createFileRoute('/nft/mint/$id')({
  validateSearch: (search: Record<string, unknown>): VisitSearch => readVisitSearch(search),
  component: Screen,
})

function Screen() {
  const { id } = useTabParams('/nft/mint/$id')
  return <CollectionPage id={id} search={useTabSearch('/nft/mint/$id')} />
}
