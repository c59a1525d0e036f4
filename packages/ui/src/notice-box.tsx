import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './notice-box.module.css'

interface NoticeBoxProps {
  /** `final` marks what can never be undone. */
  tone?: 'info' | 'good' | 'warn' | 'bad' | 'final'
  title?: ReactNode
  children?: ReactNode
  actions?: ReactNode
  /** `alert` announces it at once; use it for what appears as an answer to an act. */
  role?: 'alert' | 'status'
}

const icons = {
  info: IconInfoCircle,
  good: IconCircleCheck,
  warn: IconAlertTriangle,
  bad: IconAlertTriangle,
  final: IconLock,
} as const

/** A remark inside a page: a rule, a warning, a success. */
export function NoticeBox({ tone = 'info', title, children, actions, role }: NoticeBoxProps) {
  const Icon = icons[tone]
  return (
    <div className={classes.root} data-tone={tone} role={role}>
      <Icon size={19} stroke={1.6} aria-hidden />
      <div className={classes.text}>
        {title && <p className={classes.title}>{title}</p>}
        {children && <div className={classes.body}>{children}</div>}
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
    </div>
  )
}
