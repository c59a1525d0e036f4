import { Button, FileButton } from '@mantine/core'

interface TextFileButtonProps {
  label: string
  /** Kinds of files, as an input names them. */
  accept: string
  onText: (text: string) => void
}

/** Reads a file of the visitor's as text; it does not leave the page. */
export function TextFileButton({ label, accept, onText }: TextFileButtonProps) {
  return (
    <FileButton accept={accept} onChange={(file) => void file?.text().then(onText)}>
      {(props) => (
        <Button {...props} variant="default" size="xs">
          {label}
        </Button>
      )}
    </FileButton>
  )
}
