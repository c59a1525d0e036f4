import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import classes from './address-field.module.css'
import { TextField, type TextFieldProps } from './text-field.tsx'

interface AddressFieldProps extends Omit<TextFieldProps, 'rightSection' | 'rightSectionWidth'> {
  /** Fills in the connected wallet's address; without it the button is left away. */
  onUseOwn?: () => void
}

/** An address in the face in which addresses are read, without the browser's own corrections. */
export function AddressField({ onUseOwn, ...field }: AddressFieldProps) {
  return (
    <TextField
      {...field}
      isAddress
      classNames={{ input: classes.input }}
      rightSectionWidth={onUseOwn ? 132 : undefined}
      rightSection={
        onUseOwn && (
          <Button size="compact-sm" variant="subtle" onClick={onUseOwn}>
            {m.shell_use_own_address()}
          </Button>
        )
      }
    />
  )
}
