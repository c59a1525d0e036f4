import { m } from '@slipway/messages'
import type { RepairInput } from '@slipway/sdk/pool-repair/read-repair-params'
import { calculateUsualBudget } from '@slipway/sdk/pool-repair/repair-budget'
import { formatUnits } from '@slipway/sdk/shared/format-units'
import { AddressField } from '@slipway/ui/address-field'
import { AmountField } from '@slipway/ui/amount-field'
import { SegmentedControl } from '@slipway/ui/segmented-control'
import { TextField } from '@slipway/ui/text-field'
import type { Address } from 'viem'
import { exactText } from './amount-texts.ts'
import classes from './repair.module.css'
import type { RepairPool } from './repair-pool.ts'
import type { RepairForm } from './use-repair-form.ts'

interface BoundFieldsProps {
  pool: RepairPool
  repair: RepairForm
  account: Address | undefined
}

function BudgetFields({ pool, repair }: Omit<BoundFieldsProps, 'account'>) {
  const { token, quote } = pool
  const { form, report } = repair
  const rule = (loss: bigint | undefined, side: typeof token) =>
    loss === undefined ? undefined : m.repair_max_loss_rule({ amount: exactText(loss, side) })
  return (
    <div className={classes.fields}>
      <AmountField
        label={m.repair_max_loss({ symbol: token.symbol })}
        rule={rule(report?.tokenLoss, token)}
        unit={token.symbol}
        {...form.inputProps('maxTokenLoss')}
      />
      <AmountField
        label={m.repair_max_loss({ symbol: quote.symbol })}
        rule={rule(report?.quoteLoss, quote)}
        unit={quote.symbol}
        {...form.inputProps('maxQuoteLoss')}
      />
    </div>
  )
}

/** Takes the usual budget over into the fields, so that an own one begins with something that works. */
function chooseBudget({ pool, repair }: BoundFieldsProps, budget: RepairInput['budget']) {
  repair.setBudget(budget)
  const { report, wish, balances, form } = repair
  if (budget !== 'own' || !report || !wish) return
  const usual = (loss: bigint, amount: bigint, balance: bigint | undefined) =>
    calculateUsualBudget({ loss, amount, balance })
  const tokens = usual(report.tokenLoss, wish.tokenAmount, balances.token)
  const quotes = usual(report.quoteLoss, wish.quoteAmount, balances.quote)
  form.set('maxTokenLoss', formatUnits(tokens, pool.token.decimals))
  form.set('maxQuoteLoss', formatUnits(quotes, pool.quote.decimals))
}

/** What the price may cost, what has to come out, who gets it and until when. */
export function BoundFields(props: BoundFieldsProps) {
  const { repair, account } = props
  const { form, budget } = repair
  return (
    <fieldset className={classes.group}>
      <div className={classes.choose}>
        <span id="repair-budget">{m.repair_budget()}</span>
        <SegmentedControl
          aria-labelledby="repair-budget"
          value={budget}
          onChange={(value) => chooseBudget(props, value)}
          data={[
            { value: 'usual', label: m.repair_budget_usual() },
            { value: 'own', label: m.repair_budget_own() },
          ]}
        />
        <p className={classes.muted}>{m.repair_budget_text()}</p>
      </div>
      {budget === 'own' && <BudgetFields {...props} />}
      <div className={classes.fields}>
        <TextField
          label={m.repair_slippage()}
          rule={m.repair_slippage_rule()}
          inputMode="decimal"
          rightSection="%"
          {...form.inputProps('slippagePercent')}
        />
        <TextField
          label={m.repair_minutes()}
          rule={m.repair_minutes_rule()}
          inputMode="numeric"
          {...form.inputProps('minutes')}
        />
      </div>
      <AddressField
        label={m.repair_receiver()}
        rule={m.repair_receiver_rule()}
        {...(account && { onUseOwn: () => form.set('to', account) })}
        {...form.inputProps('to')}
      />
    </fieldset>
  )
}
