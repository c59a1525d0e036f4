import { Text, TextInput, type TextInputProps } from '@mantine/core'
import classes from './unit-input.module.css'

export interface UnitInputProps extends TextInputProps {
  /** The rule that the entry must keep. */
  rule?: string | undefined
  /** What the number counts, at the right edge. */
  unit?: string | undefined
}

/** Pixels that a unit takes at the right edge; a character of Chinese is as wide as it is high. */
const unitWidth = (unit: string) =>
  Math.min(
    120,
    [...unit].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 15 : 9), 24),
  )

/** A line of a form; its rule stands under the input, so that neighbours stay in line. */
export function UnitInput({ rule, unit, ...input }: UnitInputProps) {
  return (
    <TextInput
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
