import type { ReactNode } from 'react'
import classes from './definition-list.module.css'

interface DefinitionListProps {
  items: readonly (readonly [label: string, value: ReactNode])[]
}

/** Labelled facts in as many columns as fit. */
export function DefinitionList({ items }: DefinitionListProps) {
  return (
    <dl className={classes.root}>
      {items.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
