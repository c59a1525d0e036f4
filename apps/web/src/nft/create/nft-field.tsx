import { Switch } from '@mantine/core'
import { formatTime } from '@slipway/messages'
import { useState } from 'react'
import { readLocalInput, toLocalInput } from '../../form/local-time.ts'
import { UnitInput, type UnitInputProps } from '../../form/unit-input.tsx'
import classes from './create.module.css'
import { useNftForm } from './nft-form-context.ts'
import type { NftTextField } from './nft-form-values.ts'

interface NftFieldProps extends Omit<UnitInputProps, 'form' | 'name'> {
  name: NftTextField
}

/** A line of the form. */
export function NftField({ name, ...input }: NftFieldProps) {
  const { form, idOf } = useNftForm()
  return <UnitInput key={form.key(name)} id={idOf(name)} {...form.getInputProps(name)} {...input} />
}

/** A moment in the reader's zone, and the same in UTC below. */
export function NftMoment(props: NftFieldProps) {
  const { form, getNow } = useNftForm()
  const [text, setText] = useState(form.getValues()[props.name])
  form.watch(props.name, ({ value }) => setText(value))
  const seconds = readLocalInput(text)
  return (
    <div>
      <NftField type="datetime-local" min={toLocalInput(getNow())} withAsterisk {...props} />
      {seconds !== undefined && (
        <p className={classes.utc}>{formatTime(seconds, { timeZone: 'UTC' })}</p>
      )}
    </div>
  )
}

interface NftSwitchProps {
  name: 'isHidden' | 'hasList'
  label: string
  /** What the switch brings about, and for whom. */
  rule: string
}

/** A switch of the form with its consequence. */
export function NftSwitch({ name, label, rule }: NftSwitchProps) {
  const { form, idOf } = useNftForm()
  return (
    <Switch
      key={form.key(name)}
      id={idOf(name)}
      label={label}
      description={rule}
      {...form.getInputProps(name, { type: 'checkbox' })}
    />
  )
}
