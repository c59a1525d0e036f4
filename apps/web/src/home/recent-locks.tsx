import type { Lock } from '@slipway/api-client'
import { formatAmount, m } from '@slipway/messages'
import { findLockProject } from '@slipway/sdk/lock/find-lock-project'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { TokenAvatar } from '@slipway/ui/token-avatar'
import { BadgedName } from '../badges/badged-name.tsx'
import { activeChain } from '../core/active-chain.ts'
import { AppLink } from '../core/app-link.tsx'
import { IndexAway } from '../core/index-away.tsx'
import { shortTime } from '../form/short-time.ts'
import { lockName } from '../lock/shared/lock-name.ts'
import { lockDetailPath } from '../lock/shared/lock-paths.ts'
import { rowOfIndex } from '../lock/shared/lock-row.ts'
import { useChainNow } from '../transaction/use-chain-now.ts'
import classes from './home.module.css'
import { HomeList } from './home-list.tsx'
import { useRecentLocks } from './home-queries.ts'

/** How much is locked; nothing where its unit is not known, or it is one NFT. */
function amountText({ amount, assetDecimals }: Lock): string {
  if (assetDecimals === null) return ''
  return formatAmount(BigInt(amount), assetDecimals, { notation: 'compact' })
}

/** Until when it is locked, or that it is over. */
function endText({ isForever, unlockAt, state }: Lock, now: number): string {
  // One that moved to another locker ended before its time.
  if (state === 'ended' && (isForever || unlockAt > now)) return m.lock_state_ended()
  if (isForever) return m.lock_unlock_never()
  const time = shortTime(unlockAt)
  return unlockAt <= now ? m.home_locks_ended({ time }) : m.home_locks_until({ time })
}

function Item({ lock, now }: { lock: Lock; now: number }) {
  const row = rowOfIndex(lock)
  const name = lockName(row)
  return (
    <li>
      <AppLink to={lockDetailPath(row)} className={classes.newestItem}>
        <TokenAvatar symbol={name} seed={row.asset} size={36} />
        <span className={classes.newestName}>
          <strong>
            <BadgedName
              chainId={row.chainId}
              address={findLockProject(row.asset, row.pair, activeChain)}
              isOneLine
            >
              {name}
            </BadgedName>
          </strong>
          <small>{m.stats_owner({ account: shortenAddress(lock.owner) })}</small>
        </span>
        <span className={classes.newestFacts}>
          {amountText(lock)}
          <small>{endText(lock, now)}</small>
        </span>
      </AppLink>
    </li>
  )
}

/** The newest locks of the page's network. */
export function RecentLocks() {
  const { data, isError, refetch } = useRecentLocks()
  const now = useChainNow()
  return (
    <HomeList
      title={m.home_locks_title()}
      items={data}
      isError={isError}
      onRetry={() => void refetch()}
      texts={{
        empty: m.home_locks_empty({ chain: activeChain.name }),
        failed: <IndexAway text={m.home_locks_failed()} />,
      }}
      all={{ to: '/lock/list', text: m.home_locks_all() }}
    >
      {(lock) => <Item key={lock.id} lock={lock} now={now} />}
    </HomeList>
  )
}
