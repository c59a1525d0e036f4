import { m } from '@slipway/messages'
import { airdropRecordQueries } from '@slipway/sdk/airdrop/record-queries'
import type { AirdropContracts } from '@slipway/sdk/airdrop/types'
import type { AirdropKind } from '@slipway/sdk/platform/airdrop-kinds'
import { readAddress } from '@slipway/sdk/shared/read-address'
import { PageSkeleton } from '@slipway/ui/page-skeleton'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Address } from 'viem'
import { LatePart } from '../../core/late-part.tsx'
import { LazyNoDeployment } from '../../core/lazy-no-deployment.ts'
import { lazyPart } from '../../core/lazy-part.ts'
import { readClient } from '../../core/read-client.ts'
import { useOwnPath } from '../../core/use-own-path.ts'
import { useTabTitle } from '../../core/use-tab-title.ts'
import { airdropContracts } from '../shared/airdrop-contracts.ts'
import type { AirdropDetailProps } from '../shared/airdrop-detail-props.ts'
import { AirdropFailed, AirdropUnknown } from './airdrop-states.tsx'

const screens: Record<AirdropKind, ComponentType<AirdropDetailProps>> = {
  mapping: lazyPart(() => import('../mapping/mapping-detail.tsx')),
  claims: lazyPart(() => import('../claims/claims-detail.tsx')),
}

/** An airdrop's address has nothing behind its question mark. */
const noSearch = {}

/** Numbers of a factory have 32 bits. */
const MAX_ID = 2 ** 32 - 1

/** What stands behind `/airdrop/detail/`: a number in the factory, or an address. @returns undefined for anything else */
export function readAirdropId(text: string): number | Address | undefined {
  if (/^[1-9]\d{0,9}$/.test(text)) {
    const id = Number(text)
    return id <= MAX_ID ? id : undefined
  }
  const reading = readAddress(text)
  return reading.ok ? reading.address : undefined
}

/**
 * One airdrop, whatever it is (specification section 2, `/airdrop/detail/{id}`). Which screen it has is the registry's
 * word alone: neither the index, which may be behind, nor the airdrop itself is asked.
 * @param id its number in the factory, or its address, as it stands in the URL
 */
export function AirdropDetailPage({ id }: { id: string }) {
  const airdrop = readAirdropId(id)
  if (airdrop === undefined) return <AirdropUnknown isReadable={false} />
  if (!airdropContracts) return <LazyNoDeployment />
  return <Detail contracts={airdropContracts} airdrop={airdrop} />
}

interface DetailProps {
  contracts: AirdropContracts
  airdrop: number | Address
}

function Detail({ contracts, airdrop }: DetailProps) {
  const query = airdropRecordQueries.detail(readClient, contracts, { airdrop })
  const { data: record, error, refetch } = useQuery(query)
  useTabTitle(record && m.airlist_tab({ id: record.id }))
  const isElsewhere = useOwnPath(record && `/airdrop/detail/${record.address}`, noSearch)
  if (error && !record) return <AirdropFailed error={error} onRetry={() => void refetch()} />
  if (!record || isElsewhere) return <PageSkeleton />
  const Screen = screens[record.kind]
  return (
    <LatePart pending={<PageSkeleton />}>
      <Screen key={record.address} contracts={contracts} record={record} />
    </LatePart>
  )
}
