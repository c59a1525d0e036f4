import { TextInput, type TextInputProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { AddressInput } from './address-input.tsx'
import { FieldLabel } from './field-label.tsx'

export interface TextFieldProps extends Omit<TextInputProps, 'label' | 'description' | 'children'> {
  label: string
  /** The rule that the value has to keep, in plain words; stands under the label before any error. */
  rule?: ReactNode
  isOptional?: boolean
  /** Takes an address, or an account's name. */
  isAddress?: boolean
  /** Of an address: false where it is only looked at. */
  isSigned?: boolean
}

/** A line of text with its label, its rule and its error. Takes what a form's `getInputProps` gives. */
export function TextField({
  label,
  rule,
  isOptional,
  isAddress,
  isSigned,
  ...input
}: TextFieldProps) {
  const line = {
    ...input,
    label: <FieldLabel label={label} isOptional={isOptional} />,
    description: rule,
    autoComplete: input.autoComplete ?? 'off',
  }
  return isAddress ? <AddressInput {...line} isSigned={isSigned} /> : <TextInput {...line} />
}
