import { TextInput, type TextInputProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { FieldLabel } from './field-label.tsx'

export interface TextFieldProps extends Omit<TextInputProps, 'label' | 'description' | 'children'> {
  label: string
  /** The rule that the value has to keep, in plain words; stands under the label before any error. */
  rule?: ReactNode
  isOptional?: boolean
}

/** A line of text with its label, its rule and its error. Takes what a form's `getInputProps` gives. */
export function TextField({ label, rule, isOptional, ...input }: TextFieldProps) {
  return (
    <TextInput
      {...input}
      label={<FieldLabel label={label} isOptional={isOptional} />}
      description={rule}
      autoComplete={input.autoComplete ?? 'off'}
    />
  )
}
