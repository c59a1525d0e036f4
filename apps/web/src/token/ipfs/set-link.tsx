import { Button } from '@mantine/core'
import type { StoredMetadata } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { TokenInfoNotFound } from '@slipway/sdk/evm/errors'
import type { TokenContracts } from '@slipway/sdk/platform/token-contracts'
import type { Token } from '@slipway/sdk/token/types'
import { NoticeBox } from '@slipway/ui/notice-box'
import { useQueryClient } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useConnection } from 'wagmi'
import { activeChain } from '../../core/active-chain.ts'
import { AppLink } from '../../core/app-link.tsx'
import { useReview } from '../../transaction/use-review.tsx'
import { uriPlan } from '../console/console-plans.ts'
import { useToken } from '../shared/use-token.ts'
import classes from './ipfs.module.css'

/** Why this wallet cannot set the link of this token now; undefined when it can. */
function obstacle(token: Token, account: Address | undefined): string | undefined {
  if (token.isContractUriFrozen || !token.capabilities.contractUri)
    return m.console_ipfs_attach_frozen({ symbol: token.symbol })
  if (account?.toLowerCase() !== token.owner.toLowerCase())
    return m.console_ipfs_attach_not_owner({ symbol: token.symbol })
  return undefined
}

interface SetLinkProps {
  contracts: TokenContracts
  address: Address
  stored: StoredMetadata
}

/** Sets what was stored as the link of a token, where the connected wallet may. */
export default function SetLink({ contracts, address, stored }: SetLinkProps) {
  const { address: account } = useConnection()
  const queries = useQueryClient()
  const { data: token, error } = useToken(contracts, address, account)
  const review = useReview(
    () => void queries.invalidateQueries({ queryKey: ['token', activeChain.chainId] }),
  )
  if (!token && error) {
    const isUnknown = error instanceof TokenInfoNotFound
    const text = isUnknown ? m.console_ipfs_attach_unknown() : m.token_load_failed_title()
    return <NoticeBox tone="warn">{text}</NoticeBox>
  }
  if (!token) return null
  if (token.contractUri === stored.uri)
    return (
      <NoticeBox tone="good" role="status">
        {m.console_ipfs_attach_done({ symbol: token.symbol })}
      </NoticeBox>
    )
  const reason = obstacle(token, account)
  return (
    <>
      {reason ? (
        <NoticeBox tone="info">{reason}</NoticeBox>
      ) : (
        <Button
          className={classes.submit}
          onClick={() =>
            review.open(
              uriPlan(token, { contractUri: stored.uri, isFinal: false, isChanged: true }),
            )
          }
        >
          {m.console_ipfs_attach_set({ symbol: token.symbol })}
        </Button>
      )}
      <AppLink to={`/token/detail/${address}`}>
        {m.console_ipfs_attach_console({ symbol: token.symbol })}
      </AppLink>
      {review.dialog}
    </>
  )
}
