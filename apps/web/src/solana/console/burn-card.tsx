import { TextInput, UnstyledButton } from '@mantine/core'
import { formatAmount, m } from '@slipway/messages'
import { formatUnits } from '@slipway/sdk/shared/format-units'
import type { SolanaTokenAccount } from '@slipway/sdk/solana/get-token-accounts'
import { type FormProblem, type FormResult, resultOrProblems } from '../../action/form-result.ts'
import { readTokenAmount } from '../../action/read-token-amount.ts'
import { useActionForm } from '../../action/use-action-form.ts'
import { ActionCard } from './action-card.tsx'
import classes from './console.module.css'
import type { TokenActions } from './use-token-actions.ts'

interface BurnCardProps {
  actions: TokenActions
  /** The fullest account of the connected wallet: a burning takes from one. */
  held: SolanaTokenAccount
}

/** Burn what the connected wallet holds; open to every holder. */
export function BurnCard({ actions, held }: BurnCardProps) {
  const { token } = actions
  const { decimals, symbol } = token
  const balance = formatAmount(held.amount, decimals, { symbol })
  const problemOf = (units: bigint): FormProblem | undefined => {
    if (units === 0n) return { code: 'Input_AmountZero' }
    if (units <= held.amount) return undefined
    return { code: 'InsufficientBalance', text: m.token_burn_too_much({ balance }) }
  }
  const read = (
    values: Readonly<Record<'amount', string>>,
  ): FormResult<'amount', { amount: bigint }> => {
    const { units, problem } = readTokenAmount(values.amount, decimals)
    return resultOrProblems({ amount: units === null ? problem : problemOf(units) }, () =>
      units === null ? null : { amount: units },
    )
  }
  const form = useActionForm(token, { amount: '' }, read, ({ amount }) =>
    actions.open({ kind: 'burn', account: held.address, amount }),
  )
  return (
    <ActionCard
      actions={actions}
      acts={['burn']}
      title={m.token_burn_title()}
      text={m.token_burn_text()}
      doneText={m.solana_burn_done()}
      idle={held.isFrozen ? m.solana_frozen_yours() : undefined}
      onSubmit={form.onSubmit}
      onAgain={form.reset}
    >
      <TextInput
        label={m.token_burn_amount()}
        description={m.token_burn_amount_rule({ balance })}
        withAsterisk
        inputMode="decimal"
        rightSectionWidth={56}
        rightSection={
          <UnstyledButton
            className={classes.max}
            onClick={() => form.set('amount', formatUnits(held.amount, decimals))}
          >
            {m.token_mint_max()}
          </UnstyledButton>
        }
        {...form.inputProps('amount')}
      />
    </ActionCard>
  )
}
