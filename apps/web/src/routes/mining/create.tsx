import { createFileRoute } from '@tanstack/react-router'
import { isAddress } from 'viem'
import { useTabSearch } from '../../core/tab-context.ts'
import { PoolCreatePage } from '../../staking/create/pool-create-page.tsx'

/** What a link to the form may say. */
interface PoolCreateSearch {
  /** Address of what is to be staked. */
  token?: string
}

/** Anything but an address is no token. */
function readPoolCreateSearch({ token }: Record<string, unknown>): PoolCreateSearch {
  return typeof token === 'string' && isAddress(token, { strict: false }) ? { token } : {}
}

export const Route = createFileRoute('/mining/create')({
  validateSearch: (search: Record<string, unknown>): PoolCreateSearch =>
    readPoolCreateSearch(search),
  component: Screen,
})

function Screen() {
  return <PoolCreatePage token={useTabSearch('/mining/create').token} />
}
