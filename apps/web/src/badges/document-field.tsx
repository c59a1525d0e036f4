import { Button, FileButton } from '@mantine/core'
import type { BadgeApplication } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { documentRoles } from './badge-labels.ts'
import classes from './badges.module.css'

interface DocumentFieldProps {
  role: BadgeApplication['documents'][number]['role']
  isOptional: boolean
  /** what was chosen */
  name: string | undefined
  error: string | undefined
  onFile: (file: File) => void
}

/** Chooses one document; it is sent with the application. */
export function DocumentField({ role, isOptional, name, error, onFile }: DocumentFieldProps) {
  const label = documentRoles[role]()
  const shown = name ?? m.badges_document_button()
  const errorId = `document-${role}-error`
  return (
    <div>
      <div className={classes.row}>
        <span>{isOptional ? m.badges_document_optional({ name: label }) : label}</span>
        <FileButton
          accept="application/pdf,image/png,image/jpeg"
          onChange={(file) => file && onFile(file)}
        >
          {(props) => (
            <Button
              {...props}
              variant="default"
              size="compact-sm"
              aria-label={m.badges_document_choose({ name: label, action: shown })}
              aria-invalid={error !== undefined}
              {...(error !== undefined && { 'aria-describedby': errorId })}
            >
              {shown}
            </Button>
          )}
        </FileButton>
      </div>
      {error && (
        <p id={errorId} className={classes.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
