import { createFileRoute } from '@tanstack/react-router'
import { useTabSearch } from '../core/tab-context.ts'
import { NotFoundPage } from '../frame/not-found-page.tsx'
import { readSolanaSearch, type SolanaSearch } from '../solana/network/read-solana-search.ts'

/** Where an unknown address was looked for. */
interface NotFoundSearch extends SolanaSearch {
  readonly area?: 'solana'
}

/** Keeps what the page understands of its query. */
const readNotFoundSearch = (search: Record<string, unknown>): NotFoundSearch =>
  search.area === 'solana' ? { area: 'solana', ...readSolanaSearch(search) } : {}

export const Route = createFileRoute('/404')({
  validateSearch: readNotFoundSearch,
  component: Screen,
})

function Screen() {
  const { area, network } = useTabSearch('/404')
  return <NotFoundPage solana={area && (network === undefined ? {} : { network })} />
}
