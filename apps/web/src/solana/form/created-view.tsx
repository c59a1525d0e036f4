import { Button, Skeleton } from '@mantine/core'
import type { SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import type { SolanaToken } from '@slipway/sdk/solana/get-solana-token'
import { AddressText } from '@slipway/ui/address-text'
import { ErrorState } from '@slipway/ui/error-state'
import { SlipPicture } from '@slipway/ui/slip-picture'
import { type ComponentProps, useEffect, useRef } from 'react'
import classes from '../../form/created.module.css'
import { NextSteps } from '../../form/next-steps.tsx'
import { clusterExplorer } from '../network/cluster-explorer.ts'
import { ReadFailed } from '../network/read-failed.tsx'
import { useSolanaToken } from '../network/use-solana-token.ts'

interface CreatedViewProps {
  chain: SolanaChainDefinition
  mint: string
  title: string
  /** Label of the address. */
  place: string
  /** What was made, in a sentence. */
  textOf: (token: SolanaToken) => string
  /** What is said where it cannot be read, or is not there yet. */
  failed?: string
  missing?: { readonly title: string; readonly text: string }
  /** The name by which it is known while it is read. */
  name: string
  /** By the token, once it is read. */
  stepsOf: (token: SolanaToken | undefined) => ComponentProps<typeof NextSteps>['steps']
  onAgain: () => void
}

/** What was made exists, as the chain says: where it is, and what to do with it next. */
export function CreatedView(props: CreatedViewProps) {
  const { chain, mint, name, stepsOf, onAgain } = props
  const token = useSolanaToken(chain, mint)
  const title = useRef<HTMLHeadingElement>(null)
  const isRead = Boolean(token.data)
  useEffect(() => {
    if (isRead) title.current?.focus()
  }, [isRead])
  if (token.isError && token.data === undefined)
    return (
      <ReadFailed
        chain={chain}
        title={props.failed ?? m.solana_read_failed()}
        onRetry={() => void token.refetch()}
      />
    )
  if (token.data === null)
    return (
      <ErrorState
        title={props.missing?.title ?? m.solana_created_missing_title()}
        text={props.missing?.text ?? m.solana_created_missing({ chain: chain.name })}
        onRetry={() => void token.refetch()}
      />
    )
  return (
    <section className={classes.root} aria-labelledby="solana-created">
      <SlipPicture name="afloat" width={220} />
      <h1 id="solana-created" ref={title} tabIndex={-1} className={classes.title}>
        {token.data ? props.title : m.solana_created_reading({ symbol: name })}
      </h1>
      <p className={classes.text} role="status">
        {token.data ? props.textOf(token.data) : <Skeleton height={20} width={320} />}
      </p>
      <p className={classes.address}>
        <span>{props.place}</span>
        <AddressText address={mint} isFull explorer={clusterExplorer(chain, 'address', mint)} />
      </p>
      <NextSteps steps={stepsOf(token.data)} />
      <div className={classes.actions}>
        <Button onClick={onAgain}>{m.token_created_again()}</Button>
      </div>
    </section>
  )
}
