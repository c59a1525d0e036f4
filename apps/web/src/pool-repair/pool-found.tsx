import { Button } from '@mantine/core'
import { joinSentences, m } from '@slipway/messages'
import type { RepairSubject } from '@slipway/sdk/pool-repair/get-repair-subject'
import type { TokenObstacle } from '@slipway/sdk/pool-repair/get-token-obstacle'
import { calculatePoolFaults } from '@slipway/sdk/pool-repair/pool-faults'
import type { PoolReport, RepairWish } from '@slipway/sdk/pool-repair/types'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { activeChain } from '../core/active-chain.ts'
import { AppLink } from '../core/app-link.tsx'
import { FaultList } from './fault-list.tsx'
import { faultText, poolPriceText } from './fault-text.ts'
import { PoolFacts } from './pool-facts.tsx'
import { PoolPictures } from './pool-pictures.tsx'
import classes from './repair.module.css'
import type { RepairPool } from './repair-pool.ts'

interface PoolFoundProps {
  pool: RepairPool
  subject: RepairSubject
  /** Whether the form below can mend it, or add to it. */
  isMendable?: boolean
  obstacle?: TokenObstacle | null | undefined
  /** What is stated below; undefined while it is not complete. */
  wish?: RepairWish | undefined
  report?: PoolReport | undefined
}

function Obstacles({
  pool: { pairState, token },
  obstacle,
}: Pick<PoolFoundProps, 'pool' | 'obstacle'>) {
  const isFixed = obstacle === 'taxed-forever'
  return (
    <>
      {!pairState.isVenueKnown && (
        <NoticeBox tone="bad" title={m.error_PoolRepair_VenueUnknown()}>
          {m.repair_venue_unknown_text()}
        </NoticeBox>
      )}
      {obstacle === 'gated' && (
        <NoticeBox tone="info" title={m.repair_gated_title({ symbol: token.symbol })}>
          {m.repair_gated_text()}
        </NoticeBox>
      )}
      {(obstacle === 'taxed' || isFixed) && (
        <NoticeBox tone="warn" title={m.repair_taxed_title({ symbol: token.symbol })}>
          {isFixed ? m.repair_taxed_forever_text() : m.repair_taxed_text()}
        </NoticeBox>
      )}
    </>
  )
}

/** That nothing is wrong, and what the form below is for then, where it can do it. */
function fineText({
  pool,
  wish,
  isMendable,
}: Pick<PoolFoundProps, 'pool' | 'wish' | 'isMendable'>) {
  const [text, next] = wish
    ? [m.repair_fine_priced_text(), m.repair_fine_priced_next()]
    : [m.repair_fine_text({ price: poolPriceText(pool) }), m.repair_fine_next()]
  return isMendable ? joinSentences([text, next]) : text
}

function Verdict(props: Pick<PoolFoundProps, 'pool' | 'wish' | 'isMendable'>) {
  const { pool, wish, isMendable } = props
  const faults = calculatePoolFaults(pool.pairState, wish)
  if (faults.length === 0)
    return (
      <NoticeBox tone="good" title={m.repair_fine_title()}>
        {fineText(props)}
      </NoticeBox>
    )
  const hasPrice = pool.pairState.totalLiquidity > 0n
  return (
    <>
      <FaultList faults={faults.map((fault) => faultText(fault, pool, wish))} />
      {!wish && hasPrice && isMendable && <p className={classes.muted}>{m.repair_price_later()}</p>}
    </>
  )
}

function venueText({ pairState }: RepairPool): string {
  const venue = activeChain.venues.find(
    ({ factory }) => factory.toLowerCase() === pairState.venueFactory.toLowerCase(),
  )
  return venue
    ? m.repair_found_venue({ venue: venue.name })
    : m.repair_found_other_venue({ factory: shortenAddress(pairState.venueFactory) })
}

function Ways({ pool: { token, quote }, subject }: Pick<PoolFoundProps, 'pool' | 'subject'>) {
  if (subject.kind === 'token')
    return (
      <Button
        component={AppLink}
        to="/lp/fix"
        search={{ pool: subject.token }}
        variant="default"
        size="sm"
      >
        {m.repair_found_other()}
      </Button>
    )
  return (
    <Button
      component={AppLink}
      to="/lp/fix"
      search={{ pool: subject.pair, token: quote.address }}
      variant="default"
      size="sm"
    >
      {m.repair_found_swap({ symbol: token.symbol, quote: quote.symbol })}
    </Button>
  )
}

/** The pool as it stands: what is wrong with it, drawn and in numbers. */
export function PoolFound(props: PoolFoundProps) {
  const { pool, subject, obstacle, wish, report } = props
  const { token, quote } = pool
  return (
    <Panel
      title={m.repair_found_title({ symbol: token.symbol, quote: quote.symbol })}
      description={venueText(pool)}
      actions={<Ways pool={pool} subject={subject} />}
    >
      <div className={classes.stack}>
        <Obstacles pool={pool} obstacle={obstacle} />
        <div className={classes.stack} aria-live="polite">
          <Verdict {...props} />
        </div>
        <PoolPictures pool={pool} wish={wish} report={report} />
        <PoolFacts pool={pool} />
      </div>
    </Panel>
  )
}
