import { formatAmount, formatBps, formatInteger, formatNames, m } from '@slipway/messages'
import { earningSpan } from '@slipway/sdk/shared/earning-of-unit'
import { freshness } from '@slipway/sdk/shared/freshness'
import type { PoolDraft } from '@slipway/sdk/staking/pool-draft-schema'
import { calculateAprBps } from '@slipway/sdk/staking/pool-math'
import { useQuery } from '@tanstack/react-query'
import { activeChain } from '../../core/active-chain.ts'
import { withChunkTimeout } from '../../core/lazy-part.ts'
import { readClient } from '../../core/read-client.ts'
import { usePoolForm } from './pool-form-context.ts'
import type { RewardFacts, StakedFacts } from './pool-tokens.ts'
import classes from './preview.module.css'
import { tokenUnit } from './token-labels.ts'

const nftExamples = [10n, 100n, 1_000n] as const
const shares = [1n, 10n, 50n] as const

/** Stakes of everybody together that make a return imaginable, in base units: parts of the supply, or some NFTs. */
function exampleStakes(facts: StakedFacts): readonly bigint[] {
  if (facts.kind === 'nft') return nftExamples
  return shares.map((percent) => (facts.totalSupply * percent) / 100n).filter((units) => units > 0n)
}

interface AprTableProps {
  draft: PoolDraft
  staked: StakedFacts
  reward: RewardFacts
}

/** What the two tokens are worth in each other by exchanges now; `null` where no two pools meet. */
function useWorth({ draft, staked }: AprTableProps) {
  const { stakedToken, rewardToken } = draft
  return useQuery({
    ...freshness.slow,
    queryKey: ['staking', activeChain.chainId, 'worth', stakedToken, rewardToken],
    enabled: staked.kind !== 'nft',
    retry: false,
    queryFn: async () => {
      const { getEqualWorth } = await withChunkTimeout(
        import('@slipway/sdk/staking/evm/get-equal-worth'),
      )
      const pair = staked.kind === 'pair' ? staked : undefined
      const query = { stakedToken, rewardToken, pair }
      return (await getEqualWorth(readClient, activeChain, query)) ?? null
    },
  })
}

function Note({ worth, isNft }: { worth: ReturnType<typeof useWorth>; isNft: boolean }) {
  const { data, error } = worth
  if (isNft) return <p className={classes.note}>{m.stakemake_apr_nft()}</p>
  if (error)
    return <p className={classes.note}>{m.lock_asset_unread({ chain: activeChain.name })}</p>
  if (data === undefined) return null
  if (data === null) return <p className={classes.note}>{m.stakemake_apr_none()}</p>
  return (
    <p className={classes.note}>{m.stakemake_apr_estimate({ venues: formatNames(data.venues) })}</p>
  )
}

/** What staking would bring in a year, or until rewards end where that is sooner, at example stakes of everybody together. */
export function AprTable(props: AprTableProps) {
  const { draft, staked, reward } = props
  const { getNow } = usePoolForm()
  const worth = useWorth(props)
  const isNft = staked.kind === 'nft'
  const decimals = isNft ? 0 : staked.decimals
  const unit = `1 ${tokenUnit(staked)}`
  const from = Math.max(Number(draft.startTime), getNow())
  const { seconds, isYear } = earningSpan(Number(draft.endTime), from)
  const rows = exampleStakes(staked).map((totalStaked) => {
    const query = { rewardPerSecond: draft.rewardPerSecond, totalStaked }
    const earned = (draft.rewardPerSecond * seconds * 10n ** BigInt(decimals)) / totalStaked
    // Nobody earns what a year would bring in a pool that is shorter.
    const apr = worth.data && isYear ? calculateAprBps(query, worth.data) : undefined
    return { totalStaked, earned, apr }
  })
  const hasApr = rows.some(({ apr }) => apr !== undefined)
  return (
    <div>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{m.stakemake_apr_staked()}</th>
            <th scope="col">
              {isYear ? m.stakemake_apr_yearly({ unit }) : m.stakemake_apr_rest({ unit })}
            </th>
            {hasApr && <th scope="col">{m.stakemake_apr_percent()}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ totalStaked, earned, apr }) => (
            <tr key={String(totalStaked)}>
              <td>
                {isNft
                  ? formatInteger(totalStaked)
                  : formatAmount(totalStaked, decimals, { notation: 'compact' })}
              </td>
              <td>
                {formatAmount(earned, reward.decimals, {
                  symbol: tokenUnit(reward),
                  maximumFractionDigits: 6,
                })}
              </td>
              {hasApr && <td>{apr === undefined ? '—' : formatBps(apr)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {(isYear || isNft) && <Note worth={worth} isNft={isNft} />}
    </div>
  )
}
