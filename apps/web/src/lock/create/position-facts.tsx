import { formatBps, m } from '@slipway/messages'
import { getPositionPool, type PositionSide } from '@slipway/sdk/lock/evm/get-position-pool'
import { freshness } from '@slipway/sdk/shared/freshness'
import { NoticeBox } from '@slipway/ui/notice-box'
import { skipToken, useQuery } from '@tanstack/react-query'
import { type Address, zeroAddress } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { readClient } from '../../core/read-client.ts'
import classes from './create.module.css'

interface PositionFactsProps {
  collection: Address
  id: string
  position: 'v3' | 'v4'
}

/** Parts per million in a basis point. */
const PPM_PER_BPS = 100

function sideName({ address, symbol }: PositionSide): string {
  if (address === zeroAddress) return activeChain.nativeCurrency.symbol
  return symbol || m.lock_asset_unnamed()
}

/** The pool of the chosen position, and whether anything is in it. */
export function PositionFacts({ collection, id, position }: PositionFactsProps) {
  const isId = /^\d{1,78}$/.test(id)
  const { data } = useQuery({
    ...freshness.live,
    queryKey: ['lock', activeChain.chainId, 'position-pool', collection, id],
    queryFn: isId
      ? async () =>
          (await getPositionPool(readClient, { collection, nftId: BigInt(id), position })) ?? null
      : skipToken,
    retry: false,
  })
  if (!isId || !data) return null
  const { token0, token1, feePpm, liquidity } = data
  return (
    <>
      <dl className={classes.sum}>
        <div>
          <dt>{m.lock_position_pool()}</dt>
          <dd>{`${sideName(token0)} / ${sideName(token1)}`}</dd>
        </div>
        <div>
          <dt>{m.lock_position_fee()}</dt>
          <dd>
            {feePpm === undefined ? m.lock_position_fee_varies() : formatBps(feePpm / PPM_PER_BPS)}
          </dd>
        </div>
      </dl>
      {liquidity === 0n && <NoticeBox tone="warn">{m.lock_position_empty()}</NoticeBox>}
    </>
  )
}
