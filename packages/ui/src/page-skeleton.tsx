import { Skeleton } from '@mantine/core'
import { m } from '@slipway/messages'
import classes from './page-skeleton.module.css'

/** The outline of a page while its code or its data is on the way. */
export function PageSkeleton() {
  return (
    <div className={classes.root} role="status">
      <h1 className="sw-visually-hidden">{m.shell_loading()}</h1>
      <Skeleton height={32} width="40%" />
      <Skeleton height={16} width="62%" />
      <div className={classes.grid}>
        <Skeleton height={112} radius={12} />
        <Skeleton height={112} radius={12} />
        <Skeleton height={112} radius={12} />
      </div>
      <Skeleton height={320} radius={12} />
    </div>
  )
}
