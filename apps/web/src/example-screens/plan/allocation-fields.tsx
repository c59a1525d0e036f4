import { ActionIcon, NativeSelect } from '@mantine/core'
import { m } from '@slipway/messages'
import { AddressField } from '@slipway/ui/address-field'
import { TextField } from '@slipway/ui/text-field'
import { IconTrash } from '@tabler/icons-react'
import classes from './plan.module.css'
import { type Allocation, allocationUses, planLimits } from './plan.ts'
import { issueText, useNames } from './plan-labels.ts'
import type { AllocationField } from './read-plan.ts'
import type { PlanForm } from './use-plan.ts'

interface AllocationFieldsProps {
  allocation: Allocation
  place: number
  form: PlanForm
}

/** One allocation of the plan: what it is for, how much it is, when it comes free, and who gets it. */
export function AllocationFields({ allocation, place, form }: AllocationFieldsProps) {
  const { id } = allocation
  // Nobody is told off for what is not typed yet.
  const isTouched = allocation.name !== '' || allocation.percent !== ''
  const issues = isTouched ? form.reading.issues.allocations.get(id) : undefined
  const field = (name: AllocationField) => ({
    value: allocation[name],
    error: issueText(issues?.[name]),
    onChange: (event: { currentTarget: { value: string } }) =>
      form.changeAllocation(id, { [name]: event.currentTarget.value }),
  })
  const title = allocation.name || m.template_plan_allocation({ number: place })
  return (
    <fieldset className={classes.allocation}>
      <legend className="sw-visually-hidden">{title}</legend>
      <TextField label={m.template_plan_name()} maxLength={planLimits.name} {...field('name')} />
      <NativeSelect
        label={m.template_plan_use()}
        value={allocation.use}
        onChange={({ currentTarget: { value } }) =>
          form.changeAllocation(id, { use: allocationUses.find((use) => use === value) ?? 'other' })
        }
        data={allocationUses.map((value) => ({ value, label: useNames[value]() }))}
      />
      <TextField label={m.template_plan_percent()} inputMode="decimal" {...field('percent')} />
      <TextField label={m.template_plan_cliff()} inputMode="numeric" {...field('cliffDays')} />
      <TextField label={m.template_plan_vesting()} inputMode="numeric" {...field('vestingDays')} />
      <div className={classes.receiver}>
        <AddressField label={m.template_plan_receiver()} isOptional {...field('receiver')} />
      </div>
      <ActionIcon
        className={classes.remove}
        variant="default"
        size="lg"
        aria-label={m.template_plan_remove({ name: title })}
        onClick={() => form.removeAllocation(id)}
      >
        <IconTrash size={17} stroke={1.6} aria-hidden />
      </ActionIcon>
    </fieldset>
  )
}
