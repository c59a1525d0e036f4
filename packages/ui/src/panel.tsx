import clsx from 'clsx'
import { type ReactNode, useId } from 'react'
import classes from './panel.module.css'

interface PanelProps {
  title?: ReactNode
  /** A sentence under the title: the rule or the reason for this part. */
  description?: ReactNode
  actions?: ReactNode
  children: ReactNode
  /** `flush` lets tables and lists reach the edges. */
  padding?: 'normal' | 'flush'
  /** `danger` marks a place for what cannot be undone. */
  tone?: 'plain' | 'inset' | 'danger'
  className?: string
}

/** A bordered part of a page. With a title it is a labelled region. */
export function Panel({
  title,
  description,
  actions,
  children,
  padding = 'normal',
  tone = 'plain',
  className,
}: PanelProps) {
  const titleId = useId()
  return (
    <section
      className={clsx(classes.root, className)}
      data-tone={tone}
      aria-labelledby={title ? titleId : undefined}
    >
      {(title || actions) && (
        <div className={classes.head}>
          <div>
            {title && (
              <h2 id={titleId} className={classes.title}>
                {title}
              </h2>
            )}
            {description && <p className={classes.description}>{description}</p>}
          </div>
          {actions && <div className={classes.actions}>{actions}</div>}
        </div>
      )}
      <div className={classes.body} data-padding={padding}>
        {children}
      </div>
    </section>
  )
}
