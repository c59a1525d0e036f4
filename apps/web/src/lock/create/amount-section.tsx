import { Button } from '@mantine/core'
import { formatBps, m } from '@slipway/messages'
import { formatUnits } from '@slipway/sdk/shared/format-units'
import { ChoiceCards } from '@slipway/ui/choice-cards'
import { Panel } from '@slipway/ui/panel'
import { useConnection } from 'wagmi'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart } from '../../core/lazy-part.ts'
import { heldAmountRule } from '../../form/held-amount-rule.ts'
import { assetUnit } from './asset-name.ts'
import classes from './create.module.css'
import type { LockableAsset } from './lock-asset.ts'
import { LockField } from './lock-field.tsx'
import { useFormChoice, useLockForm } from './lock-form-context.ts'

const ListEntry = lazyPart(() => import('./list-entry.tsx'))

const PARTS = [25, 50, 75, 100] as const

type Fungible = Exclude<LockableAsset, { kind: 'nft' }>

function EntryField() {
  const { form } = useLockForm()
  const entry = useFormChoice('entry')
  return (
    <ChoiceCards
      label={m.lock_field_entry()}
      value={entry}
      onChange={(value) => form.setFieldValue('entry', value)}
      choices={[
        { value: 'one', title: m.lock_entry_one(), text: m.lock_entry_one_text() },
        { value: 'list', title: m.lock_entry_list(), text: m.lock_entry_list_text() },
      ]}
    />
  )
}

function AmountField({ facts }: { facts: Fungible }) {
  const { form } = useLockForm()
  const { address: account } = useConnection()
  const { balance, decimals } = facts
  const unit = assetUnit(facts)
  const put = (percent: number) => {
    const units = (balance * BigInt(percent)) / 100n
    form.setFieldValue('amount', formatUnits(units, decimals))
    form.clearFieldError('amount')
  }
  return (
    <div>
      <LockField
        name="amount"
        withAsterisk
        inputMode="decimal"
        label={m.lock_field_amount()}
        rule={
          account ? heldAmountRule(balance, { symbol: unit, decimals }) : m.lock_field_amount_rule()
        }
        unit={unit}
      />
      {account && balance > 0n && (
        <div className={classes.presets}>
          {PARTS.map((percent) => (
            <Button key={percent} size="compact-xs" variant="default" onClick={() => put(percent)}>
              {percent === 100 ? m.lock_amount_all() : formatBps(percent * 100)}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}

/** How much is locked, in one lock or for a list of owners. */
export function AmountSection({ facts }: { facts: Fungible }) {
  const entry = useFormChoice('entry')
  return (
    <Panel title={m.lock_section_amount()} description={m.lock_section_amount_text()}>
      <div className={classes.stack}>
        <EntryField />
        {entry === 'one' ? (
          <AmountField facts={facts} />
        ) : (
          <LatePart pending={<div className={classes.listPending} />}>
            <ListEntry facts={facts} />
          </LatePart>
        )}
      </div>
    </Panel>
  )
}
