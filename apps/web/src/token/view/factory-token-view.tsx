import { Button, Skeleton } from '@mantine/core'
import { m } from '@slipway/messages'
import type { TokenContracts } from '@slipway/sdk/platform/token-contracts'
import { PageSkeleton } from '@slipway/ui/page-skeleton'
import type { Address } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { AppLink } from '../../core/app-link.tsx'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart } from '../../core/lazy-part.ts'
import { NameWarnings } from '../../names/lazy-name-warnings.tsx'
import type { ChartedToken } from '../candles/candle-panel.tsx'
import { CapabilitiesPanel } from '../shared/capabilities-panel.tsx'
import { ShareLink } from '../shared/share-link.tsx'
import { TokenHead } from '../shared/token-head.tsx'
import { TokenFailed } from '../shared/token-missing.tsx'
import { useToken } from '../shared/use-token.ts'
import { WatchToken } from '../shared/watch-token.tsx'
import { TradePanel } from '../trade/lazy-trade-panel.tsx'
import { CreationPanel } from './creation-panel.tsx'
import { FactsPanel } from './facts-panel.tsx'
import { TokenListings } from './listings/lazy-token-listings.tsx'
import { SafetyReport } from './safety/lazy-safety-report.tsx'
import { subjectOf } from './safety/subject-of.ts'
import classes from './token-view.module.css'

const LatePanel = lazyPart(() => import('../candles/candle-panel.tsx'))
const HoldersPanel = lazyPart(() => import('../shared/holders-panel.tsx'))
const HistoryPanel = lazyPart(() => import('../console/history-panel.tsx'))
const OpeningNotice = lazyPart(() => import('./opening-notice.tsx'))
const TaxPanel = lazyPart(() => import('./tax-panel.tsx'))
const RewardPanel = lazyPart(() => import('./reward-panel.tsx'))

interface FactoryTokenViewProps {
  contracts: TokenContracts
  address: Address
  account: Address | undefined
}

/** Price and volume, loaded after the facts that stand above them. */
function CandlePanel({ token }: { token: ChartedToken }) {
  return (
    <LatePart pending={<Skeleton height={420} radius={12} />}>
      <LatePanel token={token} />
    </LatePart>
  )
}

/** A token of our factory: facts, powers, holders, origin, and what its owner did. */
export function FactoryTokenView({ contracts, address, account }: FactoryTokenViewProps) {
  const { data: token, error, refetch } = useToken(contracts, address, account)
  if (!token && error) return <TokenFailed error={error} onRetry={() => void refetch()} />
  if (!token) return <PageSkeleton />
  const subject = subjectOf(token)
  const isOwner = account !== undefined && token.owner.toLowerCase() === account.toLowerCase()
  return (
    <>
      <TokenHead
        token={token}
        eyebrow={m.token_view_eyebrow({ chain: activeChain.name })}
        badge={m.token_view_created_by_us()}
        actions={
          <>
            <WatchToken token={address} symbol={token.symbol} decimals={token.decimals} />
            <ShareLink token={address} />
            <Button
              variant="default"
              component={AppLink}
              to="/profile/advanced"
              search={{ token: address }}
            >
              {m.token_view_dossier()}
            </Button>
            <Button
              variant="default"
              component={AppLink}
              to="/form/step"
              search={{ token: address }}
            >
              {m.token_view_send()}
            </Button>
            {isOwner && (
              <Button component={AppLink} to={`/token/detail/${address}`}>
                {m.token_view_manage()}
              </Button>
            )}
          </>
        }
      />
      <NameWarnings kind="token" reader="visitor" {...token} />
      <div className={classes.columns}>
        <div className={classes.column}>
          {token.taxed && (
            <LatePart>
              <OpeningNotice
                token={address}
                isLaunched={token.taxed.launch.isLaunched}
                account={account}
              />
            </LatePart>
          )}
          <SafetyReport subject={subject} token={token} />
          <CandlePanel token={token} />
          <TradePanel token={token} stamp={subject.stamp} />
          {token.taxed && (
            <>
              <LatePart pending={<Skeleton height={240} radius={12} />}>
                <TaxPanel token={token} taxed={token.taxed} />
              </LatePart>
              <LatePart>
                <RewardPanel token={token} />
              </LatePart>
            </>
          )}
          <LatePart pending={<Skeleton height={240} radius={12} />}>
            <HoldersPanel token={token} />
          </LatePart>
          <TokenListings token={address} />
        </div>
        <div className={classes.column}>
          <FactsPanel token={token} />
          <CapabilitiesPanel token={token} />
          <CreationPanel token={token} />
          <LatePart pending={<Skeleton height={120} radius={12} />}>
            <HistoryPanel token={token} />
          </LatePart>
        </div>
      </div>
    </>
  )
}
