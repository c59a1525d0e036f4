import { Button } from '@mantine/core'
import type { Airdrop } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Address } from 'viem'
import { findOpenClaims } from '../airdrop/list/find-open-claims.ts'
import { airdropContracts } from '../airdrop/shared/airdrop-contracts.ts'
import { activeChain } from '../core/active-chain.ts'
import { AppLink } from '../core/app-link.tsx'
import { titleOf } from '../entries/entry.ts'
import classes from './portfolio.module.css'

const network = activeChain.name

function Row({ airdrop: { address, number, token } }: { airdrop: Airdrop }) {
  return (
    <li className={classes.due} data-kind="airdropClaim">
      <span className={classes.dueText}>
        <AppLink to={`/airdrop/detail/${address}`} className={classes.dueLink}>
          {m.portfolio_due_airdropClaim()}
        </AppLink>
        <span className={classes.quiet}>
          {[titleOf(token.symbol, address), `#${number}`, network].join(' · ')}
        </span>
      </span>
      <span className={classes.quiet}>{m.portfolio_due_now()}</span>
    </li>
  )
}

/**
 * Running airdrops of the page's network whose list owes the address something. A list is a file, not an event: they are
 * looked through one by one, and only when somebody asks (ADR 0169).
 */
export function ListedAirdrops({ owner }: { owner: Address }) {
  const [isAsked, setAsked] = useState(false)
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['airdrop', 'index', 'open-claims', activeChain.chainId, owner],
    queryFn: ({ signal }) => findOpenClaims(owner, signal),
    enabled: isAsked,
    retry: false,
    staleTime: 0,
  })
  if (!airdropContracts) return null
  const isFound = isAsked && data !== undefined && !isFetching
  return (
    <>
      {isFound && data.airdrops.map((airdrop) => <Row key={airdrop.address} airdrop={airdrop} />)}
      <li className={classes.remark}>
        <Button
          variant="default"
          size="compact-sm"
          loading={isFetching}
          onClick={() => (isAsked ? void refetch() : setAsked(true))}
        >
          {m.portfolio_listed_ask()}
        </Button>
        <span role="status">
          {isFound &&
            m.portfolio_listed_found({ count: data.airdrops.length, looked: data.looked, network })}
          {isError && !isFetching && m.portfolio_listed_failed()}
        </span>
      </li>
    </>
  )
}
