import { Loader } from '@mantine/core'
import type { SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import type { SolanaFailure } from '@slipway/sdk/solana/solana-failure'
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import classes from '../../transaction/review.module.css'
import type { SolanaKind } from './solana-kind.ts'
import { transactionFailureText } from './transaction-failure-text.ts'

interface SolanaCheckProps {
  chain: SolanaChainDefinition
  isRunning: boolean
  failure: SolanaFailure | undefined
  /** What is rehearsed. */
  kind?: SolanaKind
}

/** Result of the rehearsal: what the programs would say, before the wallet opens. */
export function SolanaCheck({ chain, isRunning, failure, kind }: SolanaCheckProps) {
  if (isRunning)
    return (
      <div className={classes.status} role="status">
        <Loader size={18} aria-hidden />
        <span>{m.transaction_check_running({ chain: chain.name })}</span>
      </div>
    )
  if (!failure)
    return (
      <div className={classes.status} data-tone="good" role="status">
        <IconCircleCheck size={20} aria-hidden />
        <span>{m.transaction_check_ok({ chain: chain.name })}</span>
      </div>
    )
  const { title, text } = transactionFailureText(failure, chain, kind)
  const isRefusal = failure.kind === 'refused'
  const Icon = isRefusal ? IconCircleX : IconAlertTriangle
  return (
    <div className={classes.status} data-tone={isRefusal ? 'bad' : 'warn'} role="alert">
      <Icon size={20} aria-hidden />
      <strong>{title}</strong>
      <p>{text}</p>
    </div>
  )
}
