import { Button, Skeleton } from '@mantine/core'
import type { SolanaChainDefinition } from '@slipway/chains'
import { formatAmount, m } from '@slipway/messages'
import { AddressText } from '@slipway/ui/address-text'
import { ErrorState } from '@slipway/ui/error-state'
import { SlipPicture } from '@slipway/ui/slip-picture'
import { IconAdjustments, IconListDetails, IconSend } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import classes from '../../form/created.module.css'
import { NextSteps } from '../../form/next-steps.tsx'
import { clusterExplorer } from '../network/cluster-explorer.ts'
import { useSolanaToken } from '../network/use-solana-token.ts'

interface SolanaCreatedProps {
  chain: SolanaChainDefinition
  mint: string
  symbol: string
  onAgain: () => void
}

/** The token exists, as the chain says: where it is, and what to do with it next. */
export default function SolanaCreated({ chain, mint, symbol, onAgain }: SolanaCreatedProps) {
  const token = useSolanaToken(chain, mint)
  const title = useRef<HTMLHeadingElement>(null)
  const isRead = Boolean(token.data)
  useEffect(() => {
    if (isRead) title.current?.focus()
  }, [isRead])
  if (token.isError)
    return (
      <ErrorState
        title={m.solana_read_failed()}
        text={m.transaction_problem_unreachable({ chain: chain.name })}
        onRetry={() => void token.refetch()}
      />
    )
  if (token.data === null)
    return (
      <ErrorState
        title={m.solana_created_missing_title()}
        text={m.solana_created_missing({ chain: chain.name })}
        onRetry={() => void token.refetch()}
      />
    )
  return (
    <section className={classes.root} aria-labelledby="solana-created">
      <SlipPicture name="afloat" width={220} />
      <h1 id="solana-created" ref={title} tabIndex={-1} className={classes.title}>
        {token.data ? m.token_created_title({ symbol }) : m.solana_created_reading({ symbol })}
      </h1>
      <p className={classes.text} role="status">
        {token.data ? (
          m.solana_created_text({
            amount: formatAmount(token.data.totalSupply, token.data.decimals, { symbol }),
          })
        ) : (
          <Skeleton height={20} width={320} />
        )}
      </p>
      <p className={classes.address}>
        <span>{m.token_created_address()}</span>
        <AddressText address={mint} isFull explorer={clusterExplorer(chain, 'address', mint)} />
      </p>
      <NextSteps
        steps={[
          {
            Icon: IconAdjustments,
            to: `/solana/token/${mint}`,
            search: { network: chain.shortname },
            title: m.shell_route_solana_token(),
            text: m.solana_next_token_text(),
          },
          {
            Icon: IconListDetails,
            to: '/solana/token/list',
            search: { network: chain.shortname },
            title: m.shell_route_solana_list(),
            text: m.solana_next_list_text(),
          },
          {
            Icon: IconSend,
            to: '/solana/multisend',
            search: { network: chain.shortname, token: mint },
            title: m.shell_route_solana_multisend(),
            text: m.solana_send_text(),
          },
        ]}
      />
      <div className={classes.actions}>
        <Button onClick={onAgain}>{m.token_created_again()}</Button>
      </div>
    </section>
  )
}
