import { formatAmount, formatBps, formatInteger, formatNames, m } from '@slipway/messages'
import { freshness } from '@slipway/sdk/shared/freshness'
import type { PoolDraft } from '@slipway/sdk/staking/pool-draft-schema'
import { calculateAprBps, calculateYearlyReward } from '@slipway/sdk/staking/pool-math'
import { useQuery } from '@tanstack/react-query'
import { activeChain } from '../../core/active-chain.ts'
import { withChunkTimeout } from '../../core/lazy-part.ts'
import { readClient } from '../../core/read-client.ts'
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

/** What staking would bring in a year, at example stakes of everybody together. */
export function AprTable(props: AprTableProps) {
  const { draft, staked, reward } = props
  const worth = useWorth(props)
  const isNft = staked.kind === 'nft'
  const decimals = isNft ? 0 : staked.decimals
  const unit = tokenUnit(staked)
  const rows = exampleStakes(staked).map((totalStaked) => {
    const query = { rewardPerSecond: draft.rewardPerSecond, totalStaked }
    // The contract counts for 1e18 base units; people think in whole tokens.
    const yearly = isNft
      ? calculateYearlyReward(query, true)
      : (calculateYearlyReward(query, false) * 10n ** BigInt(decimals)) / 10n ** 18n
    const apr = worth.data ? calculateAprBps(query, worth.data) : undefined
    return { totalStaked, yearly, apr }
  })
  const hasApr = rows.some(({ apr }) => apr !== undefined)
  return (
    <div>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{m.stakemake_apr_staked()}</th>
            <th scope="col">{m.stakemake_apr_yearly({ unit: `1 ${unit}` })}</th>
            {hasApr && <th scope="col">{m.stakemake_apr_percent()}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ totalStaked, yearly, apr }) => (
            <tr key={String(totalStaked)}>
              <td>
                {isNft
                  ? formatInteger(totalStaked)
                  : formatAmount(totalStaked, decimals, { notation: 'compact' })}
              </td>
              <td>
                {formatAmount(yearly, reward.decimals, {
                  symbol: tokenUnit(reward),
                  maximumFractionDigits: 6,
                })}
              </td>
              {hasApr && <td>{apr === undefined ? '—' : formatBps(apr)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <Note worth={worth} isNft={isNft} />
    </div>
  )
}
