import { m } from '@slipway/messages'
import type { TokenContracts } from '@slipway/sdk/platform/token-contracts'
import { readAddress } from '@slipway/sdk/shared/read-address'
import { PageSkeleton } from '@slipway/ui/page-skeleton'
import type { Address } from 'viem'
import { useConnection } from 'wagmi'
import { useTabTitle } from '../../core/use-tab-title.ts'
import { LazyUndeployed } from '../shared/lazy-undeployed.ts'
import { tokenContracts } from '../shared/token-contracts.ts'
import { TokenFailed, TokenNotFound } from '../shared/token-missing.tsx'
import { useToken } from '../shared/use-token.ts'
import { TokenConsole } from './token-console.tsx'

/** Owner's console of a token (specification section 2, `/token/detail/{id}`). @param id the token's address */
export function TokenConsolePage({ id }: { id: string }) {
  const reading = readAddress(id)
  if (!reading.ok) return <TokenNotFound isAddress={false} />
  if (!tokenContracts) return <LazyUndeployed />
  return <Console contracts={tokenContracts} address={reading.address} />
}

function Console({ contracts, address }: { contracts: TokenContracts; address: Address }) {
  const { address: account } = useConnection()
  const { data: token, error, refetch } = useToken(contracts, address, account)
  useTabTitle(token && `${token.symbol} · ${m.shell_route_token_detail()}`)
  if (!token && error) return <TokenFailed error={error} onRetry={() => void refetch()} />
  if (!token) return <PageSkeleton />
  return <TokenConsole token={token} account={account} />
}
