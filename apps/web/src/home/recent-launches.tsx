import { type Act, launchFeedUrl } from '@slipway/api-client'
import { getLocale, m } from '@slipway/messages'
import { TokenAvatar } from '@slipway/ui/token-avatar'
import { activeChain } from '../core/active-chain.ts'
import { api } from '../core/api.ts'
import { IndexAway } from '../core/index-away.tsx'
import { runtimeConfig } from '../core/runtime-config.ts'
import { shortTime } from '../form/short-time.ts'
import { actAccount, actSubject, actTexts } from '../stats/act-labels.ts'
import { ActLink } from '../stats/act-link.tsx'
import { ActName } from '../stats/act-name.tsx'
import classes from './home.module.css'
import { HomeList } from './home-list.tsx'
import { useRecentLaunches } from './home-queries.ts'

function Launch({ act }: { act: Act }) {
  return (
    <li>
      <ActLink act={act} network={undefined} className={classes.newestItem}>
        <TokenAvatar symbol={actSubject(act)} seed={act.subject} size={36} />
        <span className={classes.newestName}>
          <strong>
            <ActName act={act} />
          </strong>
          <small>{actAccount(act)}</small>
        </span>
        <span className={classes.newestFacts}>
          {actTexts[act.kind]()}
          <small>{shortTime(act.createdAt)}</small>
        </span>
      </ActLink>
    </li>
  )
}

/** What was made last on the page's network: tokens, presales, pools, airdrops, collections. */
export function RecentLaunches() {
  const { data, isError, refetch } = useRecentLaunches()
  return (
    <HomeList
      title={m.home_launches_title()}
      items={data}
      isError={isError}
      onRetry={() => void refetch()}
      {...(!runtimeConfig.isStatic && {
        feed: {
          href: launchFeedUrl(api.baseUrl, { chain: activeChain.shortname, lang: getLocale() }),
          text: m.home_launches_feed(),
        },
      })}
      texts={{
        empty: m.home_launches_empty({ chain: activeChain.name }),
        failed: <IndexAway text={m.home_launches_failed()} />,
      }}
    >
      {(act) => <Launch key={act.number} act={act} />}
    </HomeList>
  )
}
