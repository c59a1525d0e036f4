import { m } from '@slipway/messages'
import { readAddress } from '@slipway/sdk/shared/read-address'
import { PageSkeleton } from '@slipway/ui/page-skeleton'
import { createFileRoute } from '@tanstack/react-router'
import type { Address } from 'viem'
import { useConnection } from 'wagmi'
import { useTabParams } from '../../core/tab-context.ts'
import { useTabTitle } from '../../core/use-tab-title.ts'
import { tokenContracts } from '../../token/shared/token-contracts.ts'
import { TokenFailed, TokenNotFound } from '../../token/shared/token-missing.tsx'
import { useAnyToken } from '../../token/shared/use-token.ts'
import { FactoryTokenView } from '../../token/view/factory-token-view.tsx'
import { ForeignTokenView } from '../../token/view/foreign-token-view.tsx'

export const Route = createFileRoute('/token/view/$address')({ component: Screen })

/** The public page of any token (settled S-10, `/token/view/$address`). @param address as it stands in the URL */
function TokenViewPage({ address }: { address: string }) {
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

function Screen() {
  return <TokenViewPage address={useTabParams('/token/view/$address').address} />
}
