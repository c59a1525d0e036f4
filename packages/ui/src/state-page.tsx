import type { ReactNode } from 'react'
import { SlipPicture, type SlipPictureName } from './slip-picture.tsx'
import classes from './state-page.module.css'

interface StatePageProps {
  picture: SlipPictureName
  /** Short mark above the title, such as 404. */
  code?: string
  title: ReactNode
  text: ReactNode
  /** Folded away: for those who report the problem. */
  details?: { readonly summary: string; readonly text: string } | undefined
  actions?: ReactNode
  /** `alert` announces it at once. */
  role?: 'alert' | 'status'
  children?: ReactNode
}

/** A whole page that is a state: not found, not permitted, failed, not open. */
export function StatePage({
  picture,
  code,
  title,
  text,
  details,
  actions,
  role,
  children,
}: StatePageProps) {
  return (
    <div className={classes.root} role={role}>
      <SlipPicture name={picture} />
      {code && <p className={classes.code}>{code}</p>}
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.text}>{text}</p>
      {details && (
        <details className={classes.details}>
          <summary>{details.summary}</summary>
          <pre>{details.text}</pre>
        </details>
      )}
      {children}
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  )
}
