import { IconAlertTriangle } from '@tabler/icons-react'
import classes from './repair.module.css'

interface FaultListProps {
  faults: readonly { readonly title: string; readonly text: string }[]
}

/** What is wrong with a pool, one thing after the other, each with what becomes of it. */
export function FaultList({ faults }: FaultListProps) {
  return (
    <ul className={classes.faults}>
      {faults.map(({ title, text }) => (
        <li key={title}>
          <IconAlertTriangle size={19} stroke={1.6} aria-hidden />
          <div>
            <strong>{title}</strong>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
