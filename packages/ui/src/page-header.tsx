import type { ReactNode } from 'react'
import classes from './page-header.module.css'

interface PageHeaderProps {
  title: ReactNode
  /** One sentence that says what the page is for. */
  description?: ReactNode
  /** A small line above the title: where in the product this is. */
  eyebrow?: ReactNode
  /** Badges or facts beside the title. */
  aside?: ReactNode
  /** The page's own actions; the main one last. */
  actions?: ReactNode
}

/** The head of every page: its one `h1`, what it is for, and what can be done. */
export function PageHeader({ title, description, eyebrow, aside, actions }: PageHeaderProps) {
  return (
    <header className={classes.root}>
      <div className={classes.text}>
        {eyebrow && <p className={classes.eyebrow}>{eyebrow}</p>}
        <div className={classes.titleRow}>
          <h1 className={classes.title}>{title}</h1>
          {aside}
        </div>
        {description && <p className={classes.description}>{description}</p>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  )
}
