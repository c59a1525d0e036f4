import { Button } from '@mantine/core'
import { formatInteger, m } from '@slipway/messages'
import classes from './page-buttons.module.css'

interface PageButtonsProps {
  /** From 1. */
  page: number
  rowsAtOnce: number
  count: number
  onPage: (page: number) => void
}

/** The way through a list of any length; nothing where one page shows all of it. */
export function PageButtons({ page, rowsAtOnce, count, onPage }: PageButtonsProps) {
  if (count <= rowsAtOnce) return null
  const to = Math.min(count, page * rowsAtOnce)
  return (
    <nav className={classes.pages} aria-label={m.airdrop_list_preview()}>
      <Button size="xs" variant="default" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {m.airdrop_list_previous()}
      </Button>
      <span>
        {m.airdrop_list_shown({
          from: formatInteger((page - 1) * rowsAtOnce + 1),
          to: formatInteger(to),
          total: formatInteger(count),
        })}
      </span>
      <Button size="xs" variant="default" disabled={to === count} onClick={() => onPage(page + 1)}>
        {m.airdrop_list_next()}
      </Button>
    </nav>
  )
}
