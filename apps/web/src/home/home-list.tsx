import { Skeleton } from '@mantine/core'
import { ErrorState } from '@slipway/ui/error-state'
import { type ReactNode, useId } from 'react'
import { AppLink } from '../core/app-link.tsx'
import classes from './home.module.css'

interface HomeListProps<Item> {
  title: string
  /** Rows; undefined while they are read. */
  items: readonly Item[] | undefined
  isError: boolean
  onRetry: () => void
  texts: { readonly empty: string; readonly failed: ReactNode }
  /** Where all of them are. */
  all?: { readonly to: string; readonly text: string }
  /** The same for readers of feeds. */
  feed?: { readonly href: string; readonly text: string }
  children: (item: Item) => ReactNode
}

/** A short list of what is newest, in all its states. */
export function HomeList<Item>(props: HomeListProps<Item>) {
  const { title, items, isError, onRetry, texts, all, feed, children } = props
  const id = useId()
  return (
    <section className={classes.newest} aria-labelledby={id}>
      <header className={classes.sectionHead}>
        <h2 id={id}>{title}</h2>
        {all && <AppLink to={all.to}>{all.text}</AppLink>}
        {feed && <a href={feed.href}>{feed.text}</a>}
      </header>
      {items && items.length > 0 && <ul className={classes.newestList}>{items.map(children)}</ul>}
      {items?.length === 0 && <p className={classes.muted}>{texts.empty}</p>}
      {!items && isError && <ErrorState title={texts.failed} onRetry={onRetry} />}
      {!items && !isError && <Skeleton height={285} />}
    </section>
  )
}
