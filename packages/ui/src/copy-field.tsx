import { TextInput } from '@mantine/core'
import { CopyButton } from './copy-button.tsx'

export interface CopyFieldProps {
  label: string
  value: string
  /** What the button copies, for its name: "Copy the link". */
  copyLabel: string
}

/** A text of one line that is there to be copied, whole at a click into it. */
export const CopyField = ({ label, value, copyLabel }: CopyFieldProps) => (
  <TextInput
    label={label}
    value={value}
    readOnly
    onFocus={(event) => event.currentTarget.select()}
    rightSection={<CopyButton value={value} label={copyLabel} />}
  />
)
