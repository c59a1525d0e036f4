import { Skeleton } from '@mantine/core'
import { m } from '@slipway/messages'
import { creationQueries } from '@slipway/sdk/token/creation-queries'
import type { TokenDraft } from '@slipway/sdk/token/token-draft-schema'
import { AddressText } from '@slipway/ui/address-text'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { Address, Hex } from 'viem'
import { readClient } from '../../transaction/read-client.ts'
import { tokenContracts } from '../shared/token-contracts.ts'
import classes from './create.module.css'

interface PredictedAddressProps {
  /** `null` while the form is incomplete. */
  draft: TokenDraft | null
  account: string | undefined
  seed: Hex
}

/** The address that the token will have, asked of the factory itself. */
export function PredictedAddress({ draft, account, seed }: PredictedAddressProps) {
  const query =
    draft && account && tokenContracts
      ? creationQueries.deployAddress(readClient, tokenContracts, {
          draft,
          deployer: account as Address,
          seed,
        })
      : null
  const { data, isFetching } = useQuery({
    queryKey: query?.queryKey ?? ['token', 'deployAddress'],
    queryFn: query?.queryFn ?? skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!query) return <p className={classes.muted}>{m.token_preview_address_waiting()}</p>
  if (isFetching && !data) return <Skeleton height={24} width="70%" />
  return data ? (
    <>
      <AddressText address={data} />
      <p className={classes.muted}>{m.token_preview_address_note()}</p>
    </>
  ) : (
    <p className={classes.muted}>{m.token_preview_address_waiting()}</p>
  )
}
