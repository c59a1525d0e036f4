import { createFileRoute, retainSearchParams } from '@tanstack/react-router'
import { useTabParams, useTabSearch } from '../../../core/tab-context.ts'
import { readSolanaSearch, type SolanaSearch } from '../../../solana/network/read-solana-search.ts'
import { SolanaPresalePage } from '../../../solana/presale/detail/solana-presale-page.tsx'

interface PresaleSearch extends SolanaSearch {
  /** Who invited the visitor, as the link has it. */
  readonly inviter?: string
}

function readPresaleSearch(search: Record<string, unknown>): PresaleSearch {
  const { inviter } = search
  return { ...readSolanaSearch(search), ...(typeof inviter === 'string' && { inviter }) }
}

export const Route = createFileRoute('/solana/presale/$address')({
  validateSearch: readPresaleSearch,
  search: { middlewares: [retainSearchParams(['network'])] },
  component: Screen,
})

function Screen() {
  const { inviter } = useTabSearch('/solana/presale/$address')
  return (
    <SolanaPresalePage
      address={useTabParams('/solana/presale/$address').address}
      {...(inviter !== undefined && { inviter })}
    />
  )
}
