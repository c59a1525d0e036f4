import { Button, TextInput, UnstyledButton } from '@mantine/core'
import { formatAmount, m } from '@slipway/messages'
import { formatUnits } from '@slipway/sdk/shared/format-units'
import type { Token } from '@slipway/sdk/token/types'
import { type FormProblem, type FormResult, resultOrProblems } from '../../action/form-result.ts'
import { readTokenAmount } from '../../action/read-token-amount.ts'
import { useActionForm } from '../../action/use-action-form.ts'
import { shortAmount } from '../shared/short-amount.ts'
import { ActionPanel } from './action-panel.tsx'
import classes from './console.module.css'
import type { ConsoleAct } from './console-act.ts'
import { burnPlan } from './console-plans.ts'

type HeldToken = Pick<Token, 'balance' | 'decimals' | 'symbol'>

function amountProblem(units: bigint, token: HeldToken): FormProblem | undefined {
  if (units === 0n) return { code: 'Input_AmountZero' }
  const balance = token.balance ?? 0n
  if (units <= balance) return undefined
  const text = m.token_burn_too_much({
    balance: formatAmount(balance, token.decimals, { symbol: token.symbol }),
  })
  return { code: 'InsufficientBalance', text }
}

/** Judges a burning: above zero, and no more than the wallet holds. */
export function readBurnParams(
  values: Readonly<Record<'amount', string>>,
  token: HeldToken,
): FormResult<'amount', { amount: bigint }> {
  const { units, problem } = readTokenAmount(values.amount, token.decimals)
  return resultOrProblems({ amount: units === null ? problem : amountProblem(units, token) }, () =>
    units === null ? null : { amount: units },
  )
}

/** Burn tokens that the connected wallet holds; open to every holder. */
export function BurnForm({ act }: { act: ConsoleAct }) {
  const { token } = act
  const balance = token.balance ?? 0n
  const form = useActionForm(
    token,
    { amount: '' },
    (values) => readBurnParams(values, token),
    ({ amount }) => act.open(burnPlan(token, amount)),
  )
  return (
    <ActionPanel
      title={m.token_burn_title()}
      text={m.token_burn_text()}
      done={act.doneOf('token_burn')}
      onAgain={() => {
        act.clearDone()
        form.reset()
      }}
    >
      {balance === 0n ? (
        <p className={classes.ready}>{m.token_burn_nothing()}</p>
      ) : (
        <form noValidate className={classes.form} onSubmit={form.onSubmit}>
          <TextInput
            label={m.token_burn_amount()}
            description={m.token_burn_amount_rule({
              balance: shortAmount(balance, token),
            })}
            withAsterisk
            inputMode="decimal"
            rightSectionWidth={56}
            rightSection={
              <UnstyledButton
                className={classes.max}
                onClick={() => form.set('amount', formatUnits(balance, token.decimals))}
              >
                {m.token_mint_max()}
              </UnstyledButton>
            }
            {...form.inputProps('amount')}
          />
          <Button type="submit" variant="default" className={classes.submit}>
            {m.token_console_review()}
          </Button>
        </form>
      )}
    </ActionPanel>
  )
}
