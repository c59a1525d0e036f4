import { Skeleton } from '@mantine/core'
import { m } from '@slipway/messages'
import type { FeeTool } from '@slipway/sdk/vip/types'
import { membershipStateAt } from '@slipway/sdk/vip/vip-math'
import { IconCrown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { AppLink } from '../shell/app-link.tsx'
import classes from './creation-fee.module.css'
import { nativeAmount } from './native-amount.ts'
import { useChainEntry } from './use-chain-entry.ts'
import { useWaivedTools } from './use-waived-tools.ts'

/** What one creation costs, as every factory tells it. */
interface Fee {
  /** Wei that this wallet pays, after fee whitelist and membership. */
  readonly feeWei: bigint
  /** Wei that everybody else pays. */
  readonly fullFeeWei: bigint
}

interface CreationFeeProps {
  tool: FeeTool
  /** Undefined while it is read: the place keeps its size. */
  fee: Fee | undefined
  /** Rows of the same list that come before it, `dt` and `dd` in a `div` each. */
  before?: ReactNode
  /** A sentence below. */
  note?: ReactNode
}

function useIsMember(): boolean {
  const { vip } = useChainEntry()
  if (!vip) return false
  const state = membershipStateAt(vip, vip.readAt)
  return state === 'member' || state === 'ending'
}

/** What membership does, or would do, about a fee; nothing where it would do nothing. */
function Saving({ tool, fee, isMember }: { tool: FeeTool; fee: Fee; isMember: boolean }) {
  const isWaived = useWaivedTools().has(tool)
  if (isMember && fee.feeWei === 0n) {
    return (
      <p className={classes.saving} data-saved>
        <IconCrown size={15} stroke={1.7} aria-hidden />
        {m.vip_fee_saved({ amount: nativeAmount(fee.fullFeeWei) })}
      </p>
    )
  }
  if (isMember || !isWaived || fee.feeWei === 0n) return null
  return (
    <p className={classes.saving}>
      <IconCrown size={15} stroke={1.7} aria-hidden />
      <AppLink to="/vip">{m.vip_fee_would_save({ amount: nativeAmount(fee.feeWei) })}</AppLink>
    </p>
  )
}

function FeeRows({ fee, isMember }: { fee: Fee; isMember: boolean }) {
  const discountWei = fee.fullFeeWei - fee.feeWei
  const isByVip = isMember && fee.feeWei === 0n
  return (
    <>
      <div>
        <dt>{m.vip_fee()}</dt>
        <dd>{fee.fullFeeWei === 0n ? m.vip_fee_none() : nativeAmount(fee.fullFeeWei)}</dd>
      </div>
      {discountWei > 0n && (
        <>
          <div>
            <dt>{isByVip ? m.vip_fee_membership() : m.vip_fee_discount()}</dt>
            <dd>−{nativeAmount(discountWei)}</dd>
          </div>
          <div>
            <dt>{m.vip_fee_you_pay()}</dt>
            <dd>{nativeAmount(fee.feeWei)}</dd>
          </div>
        </>
      )}
    </>
  )
}

/**
 * What a creation costs before the network fee: the full price, what this wallet pays, and what membership saves. The
 * one place of it, under every form that creates something.
 */
export function CreationFee({ tool, fee, before, note }: CreationFeeProps) {
  const isMember = useIsMember()
  return (
    <div className={classes.root}>
      {fee ? (
        <>
          <dl className={classes.rows}>
            {before}
            <FeeRows fee={fee} isMember={isMember} />
          </dl>
          {fee.fullFeeWei > 0n && <Saving tool={tool} fee={fee} isMember={isMember} />}
        </>
      ) : (
        <Skeleton height={44} width={240} />
      )}
      {note && <p className={classes.note}>{note}</p>}
    </div>
  )
}
