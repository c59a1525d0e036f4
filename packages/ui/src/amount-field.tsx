import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { TextField, type TextFieldProps } from './text-field.tsx'

interface AmountFieldProps extends Omit<TextFieldProps, 'rightSection' | 'inputMode'> {
  /** What the number counts, at the right edge. */
  unit: string
  /** Fills in the largest possible amount; without it the button is left away. */
  onMaximum?: () => void
}

/**
 * An amount as the user writes it. It stays text until the form turns it into base units (the SDK's
 * `parseTypedAmount`): a number input would round it.
 */
export function AmountField({ unit, onMaximum, ...field }: AmountFieldProps) {
  const unitWidth = Math.min(112, 24 + unit.length * 9)
  return (
    <TextField
      {...field}
      inputMode="decimal"
      rightSectionWidth={unitWidth + (onMaximum ? 56 : 0)}
      rightSection={
        <>
          {onMaximum && (
            <Button size="compact-xs" variant="light" onClick={onMaximum}>
              {m.shell_use_maximum()}
            </Button>
          )}
          <span style={{ padding: '0 12px 0 8px', color: 'var(--sw-muted)', fontSize: 14 }}>
            {unit}
          </span>
        </>
      }
    />
  )
}
