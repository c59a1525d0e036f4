import { Skeleton } from '@mantine/core'
import type { TokenContracts } from '@slipway/sdk/platform/token-contracts'
import type { Address } from 'viem'
import { tokenContracts } from '../../shared/token-contracts.ts'
import { useAnyToken, useToken } from '../../shared/use-token.ts'
import SafetyReport from './safety-report.tsx'
import { foreignSubject, subjectOf } from './subject-of.ts'

const waiting = <Skeleton height={280} radius={12} />

function OwnTokenReport({ contracts, address }: { contracts: TokenContracts; address: Address }) {
  const { data: token } = useToken(contracts, address, undefined)
  return token ? <SafetyReport subject={subjectOf(token)} token={token} /> : waiting
}

/** The report of a token of which only the address is known. */
export default function AnyTokenReport({ address }: { address: Address }) {
  const { data: token } = useAnyToken(tokenContracts, address, undefined)
  if (!token) return waiting
  if (token.isFactoryToken && tokenContracts)
    return <OwnTokenReport contracts={tokenContracts} address={address} />
  return <SafetyReport subject={foreignSubject(token)} token={token} />
}
