import { m } from '@slipway/messages'
import { readAddress } from '@slipway/sdk/shared/read-address'
import { PageSkeleton } from '@slipway/ui/page-skeleton'
import type { Address } from 'viem'
import { useConnection } from 'wagmi'
import { useTabTitle } from '../../shell/use-tab-title.ts'
import { tokenContracts } from '../shared/token-contracts.ts'
import { TokenFailed, TokenNotFound } from '../shared/token-missing.tsx'
import { useAnyToken } from '../shared/use-token.ts'
import { FactoryTokenView } from './factory-token-view.tsx'
import { ForeignTokenView } from './foreign-token-view.tsx'

/** The public page of any token (settled S-10, `/token/view/$address`). @param address as it stands in the URL */
export function TokenViewPage({ address }: { address: string }) {
  const reading = readAddress(address)
  return reading.ok ? <View address={reading.address} /> : <TokenNotFound isAddress={false} />
}

function View({ address }: { address: Address }) {
  const { address: account } = useConnection()
  const { data, error, refetch } = useAnyToken(tokenContracts, address, account)
  useTabTitle(data && `${data.symbol} · ${m.shell_route_token_view()}`)
  if (!data && error) return <TokenFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  return data.isFactoryToken && tokenContracts ? (
    <FactoryTokenView contracts={tokenContracts} address={address} account={account} />
  ) : (
    <ForeignTokenView token={data} />
  )
}
