import { formatAmount, m } from '@slipway/messages'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { findOtherLauncher } from '@slipway/sdk/token/launch/find-other-launcher'
import { tokenFactsQuery } from '@slipway/sdk/token/token-facts-query'
import { NoticeBox } from '@slipway/ui/notice-box'
import { useQuery } from '@tanstack/react-query'
import { zeroAddress } from 'viem'
import { ActionGroup } from '../../../action/action-group.tsx'
import { FactRow } from '../../../action/fact-row.tsx'
import { readClient } from '../../../core/read-client.ts'
import { LazyPoolNotice } from '../../../pool-repair/lazy-pool-notice.tsx'
import { platformContracts } from '../../shared/platform-contracts.ts'
import type { ConsoleAct } from '../console-act.ts'
import { isUnlaunched } from '../plan-parts.ts'
import { REPAIR_PERCENT } from '../read-launch-pad-params.ts'
import classes from '../taxed-groups.module.css'
import { useMarket } from '../use-market.ts'
import { useIsOpening } from '../use-token-openings.ts'
import { AddLiquidityForm } from './add-liquidity-form.tsx'
import { LaunchPadForm } from './launch-pad-form.tsx'
import { LockLiquidityForm } from './lock-liquidity-form.tsx'

/** Liquidity and its lock, singly or together with the opening of trading in one transaction. */
export default function LiquidityGroup({ act }: { act: ConsoleAct }) {
  const { token, account } = act
  const market = useMarket(token)
  const isOpening = useIsOpening(act)
  const pair = market?.pool.pair ?? zeroAddress
  const { data: lp } = useQuery({
    ...tokenFactsQuery(readClient, { address: pair, account }),
    enabled: pair !== zeroAddress,
  })
  if (!market) return null
  const { launchPad, liquidityLocker } = platformContracts
  const { pool, currency } = market
  const isGated = isUnlaunched(token)
  const canLaunch = token.taxed ? isGated : pool.reserves.token === 0n
  const isJustLaunched = act.doneOf('token_launch_pad') !== null
  const given = isGated && token.taxed && findOtherLauncher(token.taxed.launch, launchPad)
  const isLaunchOffered = launchPad !== undefined && canLaunch && !isOpening && !given
  const held = lp?.balance ?? 0n
  return (
    <ActionGroup title={m.console_group_liquidity()} text={m.console_group_liquidity_text()}>
      {pool.reserves.token > 0n && (
        <FactRow title={m.console_pool_title()} text={m.console_pool_text()}>
          {formatAmount(pool.reserves.quote, currency.decimals, {
            symbol: currency.symbol,
            maximumFractionDigits: 6,
          })}
          <small>
            {formatAmount(pool.reserves.token, token.decimals, {
              symbol: token.symbol,
              maximumFractionDigits: 4,
            })}
          </small>
        </FactRow>
      )}
      <div className={classes.notice}>
        <LazyPoolNotice
          poolKey={{ venueFactory: pool.factory, token: token.address, quote: pool.quoteToken }}
          {...(isGated &&
            isLaunchOffered && { text: m.repair_notice_launch_text({ percent: REPAIR_PERCENT }) })}
        />
      </div>
      {given && (
        <NoticeBox tone="info">
          {m.console_launch_given({ launcher: shortenAddress(given) })}
        </NoticeBox>
      )}
      {launchPad && (isLaunchOffered || isJustLaunched) && (
        <LaunchPadForm act={act} market={market} launchPad={launchPad} />
      )}
      {/* Before the settlement of a batch opening the token refuses it, and what would allow it is not what opens trading. */}
      {!(isGated && isOpening) && (
        <AddLiquidityForm act={act} market={market} isLaunchOffered={isLaunchOffered} />
      )}
      {liquidityLocker && (held > 0n || act.doneOf('token_lock_liquidity') !== null) && (
        <LockLiquidityForm act={act} pair={pair} held={held} locker={liquidityLocker} />
      )}
    </ActionGroup>
  )
}
