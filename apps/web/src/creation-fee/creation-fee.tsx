import { Skeleton } from '@mantine/core'
import { m } from '@slipway/messages'
import type { FeeTool } from '@slipway/sdk/vip/types'
import { IconCrown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { AppLink } from '../core/app-link.tsx'
import classes from './creation-fee.module.css'
import type { AskedFee } from './fee-lines.ts'
import { nativeAmount } from './native-amount.ts'
import { useIsMember, useWaivedTools } from './use-waived-tools.ts'

interface CreationFeeProps {
  tool: FeeTool
  /** Undefined while it is read: the place keeps its size. */
  fee: AskedFee | undefined
  /** What is paid for; a creation by default. */
  label?: string
  /** Rows of the same list that come before it, `dt` and `dd` in a `div` each. */
  before?: ReactNode
  /** A sentence below. */
  note?: ReactNode
}

/** What membership does, or would do, about a fee; nothing where it would do nothing. */
function Saving({ tool, fee, isMember }: { tool: FeeTool; fee: AskedFee; isMember: boolean }) {
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

interface FeeRowsProps {
  fee: AskedFee
  label?: string | undefined
}

/** Rows of a list: the full fee, and where this wallet pays less, what is taken off and what is left. */
export function FeeRows({ fee, label = m.vip_fee() }: FeeRowsProps) {
  const isMember = useIsMember()
  const discountWei = fee.fullFeeWei - fee.feeWei
  const isByVip = isMember && fee.feeWei === 0n
  return (
    <>
      <div>
        <dt>{label}</dt>
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
 * What a factory asks before the network fee: the full price, what this wallet pays, and what membership saves. The one
 * place of it, under every form that creates something or opens something for a fee.
 */
export function CreationFee({ tool, fee, label, before, note }: CreationFeeProps) {
  const isMember = useIsMember()
  return (
    <div className={classes.root}>
      {fee ? (
        <>
          <dl className={classes.rows}>
            {before}
            <FeeRows fee={fee} label={label} />
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
