import { NativeSelect, type TextInputProps } from '@mantine/core'
import { m } from '@slipway/messages'
import { useState } from 'react'
import classes from './length-input.module.css'
import {
  lengthUnitChoices,
  type MinuteUnit,
  minuteUnits,
  splitMinutes,
  toMinutes,
} from './length-units.ts'
import { UnitInput, type UnitInputProps } from './unit-input.tsx'

interface LengthInputProps extends Omit<UnitInputProps, 'unit' | 'onChange'> {
  /** Of the number's input; the unit's select has the same with `-unit` after it. */
  id: string
  /** The length in minutes, as text. */
  defaultValue?: TextInputProps['defaultValue']
  onChange?: (minutes: string) => void
}

/** A length of time, typed in minutes, hours or days, and kept in minutes. It opens in the unit that reads best. */
export function LengthInput({ id, defaultValue, onChange, ...input }: LengthInputProps) {
  const [start] = useState(() => splitMinutes(String(defaultValue ?? '')))
  const [typed, setTyped] = useState(start)
  const take = (next: { count: string; unit: MinuteUnit }) => {
    setTyped(next)
    onChange?.(toMinutes(next.count, next.unit))
  }
  return (
    <div className={classes.root}>
      <UnitInput
        id={id}
        inputMode="decimal"
        {...input}
        value={typed.count}
        onChange={({ currentTarget }) => take({ ...typed, count: currentTarget.value })}
      />
      <NativeSelect
        id={`${id}-unit`}
        label={m.lock_field_cycle_unit()}
        value={typed.unit}
        onChange={({ currentTarget }) =>
          take({ ...typed, unit: currentTarget.value as MinuteUnit })
        }
        data={lengthUnitChoices(minuteUnits)}
      />
    </div>
  )
}
