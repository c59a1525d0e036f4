import { Text, TextInput, type TextInputProps } from '@mantine/core'
import { AddressInput } from '@slipway/ui/address-input'
import classes from './unit-input.module.css'

export interface UnitInputProps extends TextInputProps {
  /** The rule that the entry must keep. */
  rule?: string | undefined
  /** What the number counts, at the right edge. */
  unit?: string | undefined
  /** Takes an address, or an account's name. */
  isAddress?: boolean
}

/** Pixels that a unit takes at the right edge; a character of Chinese is as wide as it is high. */
const unitWidth = (unit: string) =>
  Math.min(
    120,
    [...unit].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 15 : 9), 24),
  )

/** A line of a form; its rule stands under the input, so that neighbours stay in line. */
export function UnitInput({ rule, unit, isAddress, ...input }: UnitInputProps) {
  const Line = isAddress ? AddressInput : TextInput
  return (
    <Line
      description={rule}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      autoComplete="off"
      spellCheck={false}
      {...(unit && {
        rightSectionWidth: unitWidth(unit),
        rightSection: (
          <Text component="span" className={classes.unit}>
            {unit}
          </Text>
        ),
      })}
      {...input}
    />
  )
}
