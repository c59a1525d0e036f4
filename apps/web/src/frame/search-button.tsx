import { ActionIcon } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { m } from '@slipway/messages'
import { IconSearch } from '@tabler/icons-react'
import { Suspense } from 'react'
import { lazyPart } from '../core/lazy-part.ts'
import { useOpenedPart } from '../core/use-opened-part.ts'
import classes from './search-button.module.css'

const load = () => import('../search/search-dialog.tsx')
const SearchDialog = lazyPart(load)

/** Opens the search: by click, by Ctrl-K or ⌘K from anywhere, by "/" where nothing is typed. */
export function SearchButton() {
  const { opened, open, close } = useOpenedPart<true>(load)
  const search = () => void open(true)
  useHotkeys([['mod+K', search]], [])
  useHotkeys([['/', search]])
  return (
    <>
      <button
        type="button"
        className={classes.field}
        onClick={search}
        aria-keyshortcuts="/ Control+K"
      >
        <IconSearch size={16} stroke={1.6} aria-hidden />
        <span>{m.search_open()}</span>
        <kbd aria-hidden>/</kbd>
      </button>
      <ActionIcon className={classes.icon} aria-label={m.search_open()} onClick={search}>
        <IconSearch size={19} stroke={1.6} />
      </ActionIcon>
      {opened && (
        <Suspense>
          <SearchDialog onClose={close} />
        </Suspense>
      )}
    </>
  )
}
