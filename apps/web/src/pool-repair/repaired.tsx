import { Button } from '@mantine/core'
import { formatAmount, m } from '@slipway/messages'
import type { StepResult } from '@slipway/sdk/flow/types'
import type { RepairParams } from '@slipway/sdk/pool-repair/types'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { AppLink } from '../core/app-link.tsx'
import { shortText } from './amount-texts.ts'
import { amountsAfter } from './picture-math.ts'
import { LIQUIDITY_DECIMALS, PoolFacts } from './pool-facts.tsx'
import pictureClasses from './pool-picture.module.css'
import { PoolPicture } from './pool-picture.tsx'
import classes from './repair.module.css'
import { paidWith, type RepairPool } from './repair-pool.ts'

interface RepairedProps {
  /** Read anew: what stands there now. */
  pool: RepairPool
  params: RepairParams
  /** What the transaction proved. */
  result: StepResult
  onAgain: () => void
}

const amountOf = (result: StepResult, name: string): bigint => BigInt(result[name] ?? 0)

/** What the transaction did, by its own receipt, and the pool as it is now. */
export function Repaired({ pool, params, result, onAgain }: RepairedProps) {
  const { token, quote } = pool
  const amounts = amountsAfter({
    tokenAfter: amountOf(result, 'tokenReserve'),
    quoteAfter: amountOf(result, 'quoteReserve'),
  })
  const spent = m.repair_both({
    token: shortText(amountOf(result, 'tokenSpent'), token),
    quote: shortText(amountOf(result, 'quoteSpent'), paidWith(pool, params)),
  })
  return (
    <Panel title={m.repair_found_title({ symbol: token.symbol, quote: quote.symbol })}>
      <div className={classes.stack}>
        <NoticeBox
          tone="good"
          role="status"
          title={m.repair_done_title()}
          actions={
            <>
              <Button
                component={AppLink}
                to="/lp/fix"
                variant="default"
                size="xs"
                onClick={onAgain}
              >
                {m.repair_done_again()}
              </Button>
              <Button
                component={AppLink}
                to={`/token/view/${token.address}`}
                variant="default"
                size="xs"
              >
                {m.repair_done_token({ symbol: token.symbol })}
              </Button>
            </>
          }
        >
          {m.repair_done_text({
            tokens: shortText(amountOf(result, 'tokenIn'), token),
            quotes: shortText(amountOf(result, 'quoteIn'), quote),
            liquidity: formatAmount(amountOf(result, 'liquidity'), LIQUIDITY_DECIMALS, {
              maximumFractionDigits: 6,
            }),
            receiver: shortenAddress(params.to),
          })}
        </NoticeBox>
        <p className={classes.muted}>{m.repair_done_spent({ amounts: spent })}</p>
        <div className={pictureClasses.pictures} data-count={1}>
          <PoolPicture
            pool={pool}
            when={m.repair_done_pool()}
            amounts={amounts}
            price={params.wish}
          />
        </div>
        <PoolFacts pool={pool} />
      </div>
    </Panel>
  )
}
