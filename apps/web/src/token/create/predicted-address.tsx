import { Skeleton } from '@mantine/core'
import { m } from '@slipway/messages'
import type { TokenContracts } from '@slipway/sdk/platform/token-contracts'
import { deployAddressQuery } from '@slipway/sdk/token/deploy-address-query'
import type { TokenDraft } from '@slipway/sdk/token/token-draft-schema'
import { AddressText } from '@slipway/ui/address-text'
import { useQuery } from '@tanstack/react-query'
import type { Address, Hex } from 'viem'
import { Notice } from '../../core/notice.tsx'
import { readClient } from '../../core/read-client.ts'
import classes from './create.module.css'

interface PredictedAddressProps {
  contracts: TokenContracts
  draft: TokenDraft
  account: Address
  seed: Hex
}

/** The address that the token will have, asked of the factory itself. */
export default function PredictedAddress({
  contracts,
  draft,
  account,
  seed,
}: PredictedAddressProps) {
  const { data, isFetching, refetch } = useQuery({
    ...deployAddressQuery(readClient, contracts, { draft, deployer: account, seed }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (isFetching && !data) return <Skeleton height={24} width="70%" />
  return data ? (
    <>
      <AddressText address={data} />
      <p className={classes.muted}>{m.token_preview_address_note()}</p>
    </>
  ) : (
    <Notice tone="warn" onRetry={() => void refetch()}>
      {m.token_preview_address_failed()}
    </Notice>
  )
}
