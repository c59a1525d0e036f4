import { createFileRoute } from '@tanstack/react-router'
import { useTabSearch } from '../../core/tab-context.ts'
import { PresaleCreatePage } from '../../presale/create/presale-create-page.tsx'
import {
  type PresaleCreateSearch,
  readPresaleCreateSearch,
} from '../../presale/create/presale-create-search.ts'

export const Route = createFileRoute('/presale/fair-create')({
  validateSearch: (search: Record<string, unknown>): PresaleCreateSearch =>
    readPresaleCreateSearch(search),
  component: Screen,
})

function Screen() {
  return <PresaleCreatePage kind="fair" token={useTabSearch('/presale/fair-create').token} />
}
