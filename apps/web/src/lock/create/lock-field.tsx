import { Text, TextInput, type TextInputProps } from '@mantine/core'
import classes from './create.module.css'
import { useLockForm } from './lock-form-context.ts'
import type { TextField } from './lock-form-values.ts'

interface LockFieldProps extends Omit<TextInputProps, 'form' | 'name'> {
  name: Exclude<TextField, 'list'>
  /** The rule that the entry must keep. */
  rule?: string
  /** What the number counts, at the right edge. */
  unit?: string | undefined
}

/** Pixels that a unit takes at the right edge; a character of Chinese is as wide as it is high. */
const unitWidth = (unit: string) =>
  Math.min(
    120,
    [...unit].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 15 : 9), 24),
  )

/** A line of the form; its rule stands under the input, so that neighbours stay in line. */
export function LockField({ name, rule, unit, ...input }: LockFieldProps) {
  const { form, idOf } = useLockForm()
  return (
    <TextInput
      key={form.key(name)}
      id={idOf(name)}
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
      {...form.getInputProps(name)}
      {...input}
    />
  )
}

/** An address in the face in which addresses are read. */
export function LockAddressField(props: LockFieldProps) {
  return (
    <LockField
      placeholder="0x…"
      autoCapitalize="off"
      classNames={{ input: classes.mono ?? '' }}
      {...props}
    />
  )
}
