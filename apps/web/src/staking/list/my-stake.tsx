import { m } from '@slipway/messages'
import { stakingQueries } from '@slipway/sdk/staking/staking-queries'
import { AmountText } from '@slipway/ui/amount-text'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Address } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { readClient } from '../../core/read-client.ts'
import classes from './pool-list.module.css'
import { type PoolRow, tokenName } from './pool-row.ts'

interface MyStakeProps {
  row: PoolRow
  account: Address
  /** Base units, as the index has it. */
  staked: bigint
}

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

function StakedAmount({ row, staked }: Pick<MyStakeProps, 'row' | 'staked'>) {
  if (row.kind === 'nft') return m.stakelist_nfts({ count: Number(staked) })
  if (row.staked.decimals === null) return m.stakelist_unknown()
  return <AmountText units={staked} decimals={row.staked.decimals} symbol={row.staked.name} />
}

/** What a wallet has in a pool, and what is due to it now: that grows by the second, so the pool itself says it. */
export function MyStake({ row, account, staked }: MyStakeProps) {
  const isHere = row.chainId === activeChain.chainId
  const { data } = useQuery({
    ...stakingQueries.account(readClient, {
      pool: {
        address: row.address,
        kind: row.kind,
        stakedToken: row.staked,
        rewardToken: row.reward,
      },
      account,
    }),
    enabled: isHere,
    refetchInterval: 15_000,
  })
  const due = data && data.pending + data.rebate
  return (
    <dl className={classes.facts} data-own>
      <Line label={m.stakelist_my_stake()}>
        <StakedAmount row={row} staked={data?.staked ?? staked} />
      </Line>
      {due !== undefined && row.reward.decimals !== null && (
        <Line label={m.stakelist_due()}>
          <strong data-due={due > 0n || undefined}>
            <AmountText units={due} decimals={row.reward.decimals} symbol={tokenName(row.reward)} />
          </strong>
        </Line>
      )}
    </dl>
  )
}
