import { Button, TextInput, UnstyledButton } from '@mantine/core'
import { formatAmount, formatBps, formatTime, formatTimeLeft, m } from '@slipway/messages'
import { formatUnits } from '@slipway/sdk/shared/format-units'
import { shareBps } from '@slipway/sdk/shared/share-bps'
import { calculateMaxMint, calculateMintWait } from '@slipway/sdk/token/token-math'
import { AddressInput } from '@slipway/ui/address-input'
import { IconClock } from '@tabler/icons-react'
import { useActionForm } from '../../action/use-action-form.ts'
import { shortAmount } from '../shared/short-amount.ts'
import { ActionPanel } from './action-panel.tsx'
import classes from './console.module.css'
import type { ConsoleAct } from './console-act.ts'
import { mintPlan } from './console-plans.ts'
import { readMintParams } from './read-mint-params.ts'

function Wait({ act, wait }: { act: ConsoleAct; wait: number }) {
  if (wait === 0) return <p className={classes.ready}>{m.token_mint_ready()}</p>
  return (
    <p className={classes.wait}>
      <IconClock size={18} stroke={1.6} aria-hidden />
      <span>
        {m.token_mint_wait({ time: formatTimeLeft(wait) })}
        <small>{m.token_mint_wait_at({ time: formatTime(act.token.minting.nextMintAt) })}</small>
      </span>
    </p>
  )
}

/** Mint within the token's terms. */
export function MintForm({ act }: { act: ConsoleAct }) {
  const { token, account, now } = act
  const max = calculateMaxMint(token.totalSupply, token.minting)
  const wait = calculateMintWait(token.minting, now) ?? 0
  const form = useActionForm<'to' | 'amount', { to: typeof account; amount: bigint }>(
    token,
    { to: account, amount: '' },
    (values) => readMintParams(values, token, now),
    (params) => act.open(mintPlan(token, params, now)),
  )
  const amount = form.reading.ok ? form.reading.params.amount : null
  return (
    <ActionPanel
      title={m.token_mint_title()}
      text={m.token_mint_text()}
      done={act.doneOf('token_mint')}
      onAgain={() => {
        act.clearDone()
        form.reset()
      }}
    >
      <form noValidate className={classes.form} onSubmit={form.onSubmit}>
        <Wait act={act} wait={wait} />
        <AddressInput
          label={m.token_mint_to()}
          description={m.token_mint_to_rule()}
          withAsterisk
          classNames={{ input: classes.mono }}
          {...form.inputProps('to')}
        />
        <TextInput
          label={m.token_mint_amount()}
          description={m.token_mint_amount_rule({
            max: shortAmount(max, token),
            ratio: formatBps(token.minting.maxBps),
          })}
          withAsterisk
          inputMode="decimal"
          rightSectionWidth={56}
          rightSection={
            <UnstyledButton
              className={classes.max}
              onClick={() => form.set('amount', formatUnits(max, token.decimals))}
            >
              {m.token_mint_max()}
            </UnstyledButton>
          }
          {...form.inputProps('amount')}
        />
        {amount !== null && (
          <p className={classes.preview} role="status">
            {m.token_mint_preview({
              amount: formatAmount(token.totalSupply + amount, token.decimals, {
                symbol: token.symbol,
              }),
              percent: formatBps(shareBps(amount, token.totalSupply)),
            })}
          </p>
        )}
        <Button type="submit" className={classes.submit}>
          {m.token_console_review()}
        </Button>
      </form>
    </ActionPanel>
  )
}
