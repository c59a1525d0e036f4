import { Button } from '@mantine/core'
import { joinSentences, m } from '@slipway/messages'
import type { TokenObstacle } from '@slipway/sdk/pool-repair/get-token-obstacle'
import { calculatePoolFaults } from '@slipway/sdk/pool-repair/pool-faults'
import { repairQueries } from '@slipway/sdk/pool-repair/repair-queries'
import type { PoolFault, PoolKey, RepairContracts } from '@slipway/sdk/pool-repair/types'
import { NoticeBox } from '@slipway/ui/notice-box'
import { useQuery } from '@tanstack/react-query'
import { AppLink } from '../core/app-link.tsx'
import { readClient } from '../core/read-client.ts'
import { type PriceAmounts, priceText } from './amount-texts.ts'
import { dustText, poolPriceText } from './fault-text.ts'
import classes from './repair.module.css'
import { repairContracts } from './repair-contracts.ts'
import type { RepairPool } from './repair-pool.ts'
import { useRepairPool } from './use-repair-pool.ts'

interface PoolNoticeProps {
  poolKey: PoolKey
  /** The price that is meant; without it no price is wrong. */
  price?: PriceAmounts | undefined
  /** What to do about it here, if not the repair: a launch and a presale bring the price back by themselves. */
  text?: string
  /** What the repair is for then, where it takes the token. */
  repairText?: string
}

/** A fault in one sentence; none for a pool that is only new or empty, which is no fault before liquidity is added. */
function sentenceOf(
  fault: PoolFault,
  pool: RepairPool,
  price: PriceAmounts | undefined,
): string | undefined {
  switch (fault) {
    case 'dust':
      return m.repair_notice_dust({ amounts: dustText(pool) })
    case 'counted':
      return m.repair_notice_counted()
    case 'short':
      return m.repair_notice_short()
    case 'skewed':
      return m.repair_notice_price({
        now: poolPriceText(pool),
        stated: (price && priceText(price, pool.token, pool.quote)) ?? '',
      })
    default:
      return undefined
  }
}

/** What to do about it: with the repair, or why without. */
function adviceOf(
  { token: { symbol } }: RepairPool,
  obstacle: TokenObstacle | null | undefined,
  canRepair: boolean,
  { text, repairText }: Pick<PoolNoticeProps, 'text' | 'repairText'>,
): string {
  const repair = text === undefined ? m.repair_notice_repair() : repairText
  const isTaxed = obstacle === 'taxed' || obstacle === 'taxed-forever'
  return joinSentences([
    text ?? m.repair_notice_text(),
    canRepair ? repair : undefined,
    isTaxed ? m.repair_notice_taxed({ symbol }) : undefined,
  ])
}

function Notice({
  contracts,
  poolKey,
  price,
  ...advice
}: PoolNoticeProps & { contracts: RepairContracts }) {
  const { pool } = useRepairPool(contracts, poolKey)
  const { venueFactory, token, quote } = poolKey
  const { data: obstacle } = useQuery(repairQueries.obstacle(readClient, { token }))
  if (!pool) return null
  const sentences = calculatePoolFaults(pool.pairState, price)
    .map((fault) => sentenceOf(fault, pool, price))
    .filter((sentence) => sentence !== undefined)
  if (sentences.length === 0) return null
  // Before its launch nobody can move a token into a pool, and the repair takes none that keeps a part.
  const canRepair = pool.pairState.isVenueKnown && obstacle === null
  return (
    <NoticeBox
      tone="warn"
      title={m.repair_notice_title()}
      actions={
        canRepair && (
          <Button
            component={AppLink}
            to="/lp/fix"
            search={{ pool: token, venue: venueFactory, quote }}
            variant="default"
            size="xs"
          >
            {m.repair_notice_link()}
          </Button>
        )
      }
    >
      <ul className={classes.sentences}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {adviceOf(pool, obstacle, canRepair, advice)}
    </NoticeBox>
  )
}

/** Says where liquidity is added what is wrong with its pool, with the way to its repair; nothing for a sound one. */
export default function PoolNotice(props: PoolNoticeProps) {
  return repairContracts ? <Notice contracts={repairContracts} {...props} /> : null
}
