import { Button, FileButton } from '@mantine/core'

interface TextFileButtonProps {
  label: string
  /** Kinds of files, as an input names them. */
  accept: string
  onFile: (file: File) => void
}

/** Takes a file of the visitor's; it does not leave the page. */
export function TextFileButton({ label, accept, onFile }: TextFileButtonProps) {
  return (
    <FileButton accept={accept} onChange={(file) => file && onFile(file)}>
      {(props) => (
        <Button {...props} variant="default" size="xs">
          {label}
        </Button>
      )}
    </FileButton>
  )
}
