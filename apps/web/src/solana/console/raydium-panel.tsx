import { Button, Skeleton } from '@mantine/core'
import type { SolanaChainDefinition } from '@slipway/chains'
import { formatInteger, formatNames, m } from '@slipway/messages'
import type { SolanaToken } from '@slipway/sdk/solana/get-solana-token'
import {
  findRaydiumPrograms,
  type RaydiumPrograms,
} from '@slipway/sdk/solana/raydium/find-raydium-programs'
import type { RaydiumMarket } from '@slipway/sdk/solana/raydium/get-raydium-market'
import { recogniseSolanaFailure } from '@slipway/sdk/solana/recognise-solana-failure'
import { EmptyState } from '@slipway/ui/empty-state'
import { ErrorState } from '@slipway/ui/error-state'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { failureText } from '../flow/failure-text.ts'
import classes from './raydium.module.css'
import { raydiumCurrencyOf } from './raydium-currency.ts'
import { RaydiumPoolPart } from './raydium-pool-part.tsx'
import { useRaydiumMarket } from './use-raydium-market.ts'

/** As many as the safety report draws its verdict from. */
const mostShown = 5

interface RaydiumPanelProps {
  chain: SolanaChainDefinition
  token: SolanaToken
}

interface MarketProps extends RaydiumPanelProps {
  market: RaydiumMarket
  onRetry: () => void
}

function Market({ chain, token, market, onRetry }: MarketProps) {
  const { pools, total, search } = market
  const isUsual = search === 'usual'
  return (
    <div className={classes.pools}>
      {isUsual && (
        <NoticeBox
          tone="warn"
          actions={
            <Button variant="default" size="xs" onClick={onRetry}>
              {m.shell_retry()}
            </Button>
          }
        >
          {m.solana_raydium_usual({
            currencies: formatNames(
              chain.currencies.map(({ address }) => raydiumCurrencyOf(chain, address).name),
            ),
          })}
        </NoticeBox>
      )}
      {total === 0 && (
        <EmptyState
          title={isUsual ? m.solana_raydium_usual_none() : m.solana_raydium_none()}
          {...(!isUsual && { text: m.solana_raydium_none_text() })}
        />
      )}
      {pools.slice(0, mostShown).map((pool) => (
        <RaydiumPoolPart key={pool.address} {...{ chain, token, pool }} />
      ))}
      {total > mostShown && (
        <p className={classes.second}>
          {m.solana_raydium_shown({ shown: formatInteger(mostShown), total })}
        </p>
      )}
      {total > 0 && <p className={classes.second}>{m.solana_raydium_limits()}</p>}
    </div>
  )
}

function KnownPanel({ programs, ...props }: RaydiumPanelProps & { programs: RaydiumPrograms }) {
  const { data, error, isPending, refetch } = useRaydiumMarket(props.chain, props.token, programs)
  // The cluster does not have the program: nothing is claimed of it.
  if (data === null) return null
  return (
    <Panel title={m.solana_raydium_title()} description={m.solana_raydium_text()}>
      {isPending && <Skeleton height={160} radius={12} />}
      {error && !data && (
        <ErrorState
          title={m.solana_raydium_failed()}
          text={failureText(recogniseSolanaFailure(error), props.chain).text}
          onRetry={() => void refetch()}
        />
      )}
      {data && <Market {...props} market={data} onRetry={() => void refetch()} />}
    </Panel>
  )
}

/** A token's pools on Raydium; nothing on clusters without it. */
export default function RaydiumPanel(props: RaydiumPanelProps) {
  const programs = findRaydiumPrograms(props.chain.venues)
  return programs ? <KnownPanel {...props} programs={programs} /> : null
}
