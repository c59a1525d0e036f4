import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { AppLink } from '../../core/app-link.tsx'
import classes from './airdrop-list.module.css'
import { findOpenClaims, type OpenClaims } from './find-open-claims.ts'

function Found({ airdrops, looked }: OpenClaims) {
  if (airdrops.length === 0)
    return (
      <NoticeBox tone="info" role="status">
        {m.airlist_find_nothing({ count: looked })}
      </NoticeBox>
    )
  return (
    <ul className={classes.found} aria-label={m.airlist_find_title()}>
      {airdrops.map(({ address, number, token }) => (
        <li key={address}>
          <AppLink to={`/airdrop/detail/${address}`}>
            {m.airlist_find_claim({ symbol: token.symbol ?? '', id: number })}
          </AppLink>
        </li>
      ))}
    </ul>
  )
}

/** Looks, when asked, through the lists that run now for something to claim. */
export function FindClaims({ account }: { account: Address }) {
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['airdrop', 'index', 'open-claims', activeChain.chainId, account],
    queryFn: ({ signal }) => findOpenClaims(account, signal),
    enabled: false,
    retry: false,
  })
  return (
    <div className={classes.parts}>
      <Panel title={m.airlist_find_title()} description={m.airlist_find_text()}>
        <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
          {m.airlist_find()}
        </Button>
        {isError && !isFetching && (
          <NoticeBox tone="warn" role="alert">
            {m.airlist_find_failed()}
          </NoticeBox>
        )}
        {data && !isFetching && <Found {...data} />}
      </Panel>
    </div>
  )
}
