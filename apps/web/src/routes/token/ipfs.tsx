import { createFileRoute } from '@tanstack/react-router'
import { useTabSearch } from '../../core/tab-context.ts'
import { IpfsPage } from '../../token/ipfs/ipfs-page.tsx'

export const Route = createFileRoute('/token/ipfs')({
  validateSearch: (search: Record<string, unknown>): { token?: string } =>
    typeof search.token === 'string' ? { token: search.token } : {},
  component: Screen,
})

function Screen() {
  return <IpfsPage token={useTabSearch('/token/ipfs').token} />
}
