import type { Icon } from '@tabler/icons-react'
import { AppLink } from '../core/app-link.tsx'
import classes from './created.module.css'

/** What one may do after something was made. */
export interface NextStep {
  readonly Icon: Icon
  readonly to: string
  readonly search?: Readonly<Record<string, string>>
  readonly title: string
  /** What it is good for, in a sentence. */
  readonly text: string
}

/** What comes next, each step leading to its screen. */
export function NextSteps({ steps }: { steps: readonly NextStep[] }) {
  return (
    <ul className={classes.next}>
      {steps.map(({ Icon, to, search, title, text }) => (
        <li key={title}>
          <AppLink to={to} {...(search && { search })} className={classes.step}>
            <Icon size={22} stroke={1.5} aria-hidden />
            <strong>{title}</strong>
            <span>{text}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
