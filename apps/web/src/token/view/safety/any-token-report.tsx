import { Skeleton } from '@mantine/core'
import { m } from '@slipway/messages'
import type { TokenContracts } from '@slipway/sdk/platform/token-contracts'
import type { Address } from 'viem'
import { Notice } from '../../../core/notice.tsx'
import { tokenContracts } from '../../shared/token-contracts.ts'
import { useAnyToken, useToken } from '../../shared/use-token.ts'
import SafetyReport from './safety-report.tsx'
import { foreignSubject, subjectOf } from './subject-of.ts'

/** What stands there until the token is read. */
function Unread({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (!error) return <Skeleton height={280} radius={12} />
  return (
    <Notice tone="warn" onRetry={onRetry}>
      {m.safety_failed()}
    </Notice>
  )
}

function OwnTokenReport({ contracts, address }: { contracts: TokenContracts; address: Address }) {
  const { data: token, error, refetch } = useToken(contracts, address, undefined)
  if (!token) return <Unread error={error} onRetry={() => void refetch()} />
  return <SafetyReport subject={subjectOf(token)} token={token} />
}

/** The report of a token of which only the address is known. */
export default function AnyTokenReport({ address }: { address: Address }) {
  const { data: token, error, refetch } = useAnyToken(tokenContracts, address, undefined)
  if (!token) return <Unread error={error} onRetry={() => void refetch()} />
  if (token.isFactoryToken && tokenContracts)
    return <OwnTokenReport contracts={tokenContracts} address={address} />
  return <SafetyReport subject={foreignSubject(token)} token={token} />
}
