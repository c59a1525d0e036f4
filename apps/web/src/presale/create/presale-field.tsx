import { Text, TextInput, type TextInputProps } from '@mantine/core'
import classes from './create.module.css'
import { usePresaleForm } from './presale-form-context.ts'
import type { TextField } from './presale-form-values.ts'

interface PresaleFieldProps extends Omit<TextInputProps, 'form' | 'name'> {
  name: TextField | `inviterRates.${number}`
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
export function PresaleField({ name, rule, unit, ...input }: PresaleFieldProps) {
  const { form, idOf } = usePresaleForm()
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
export function PresaleAddressField(props: PresaleFieldProps) {
  return <PresaleField placeholder="0x" classNames={{ input: classes.mono ?? '' }} {...props} />
}
