import { ActionIcon } from '@mantine/core'
import { useDisclosure, useHotkeys } from '@mantine/hooks'
import { m } from '@slipway/messages'
import { IconSearch } from '@tabler/icons-react'
import { Suspense } from 'react'
import { lazyPart } from './lazy-part.ts'
import classes from './search-button.module.css'

const SearchDialog = lazyPart(() => import('../search/search-dialog.tsx'))

/** Opens the search: by click, by Ctrl-K or ⌘K from anywhere, by "/" where nothing is typed. */
export function SearchButton() {
  const [isOpen, dialog] = useDisclosure()
  useHotkeys([['mod+K', dialog.open]], [])
  useHotkeys([['/', dialog.open]])
  return (
    <>
      <button
        type="button"
        className={classes.field}
        onClick={dialog.open}
        aria-keyshortcuts="/ Control+K"
      >
        <IconSearch size={16} stroke={1.6} aria-hidden />
        <span>{m.search_open()}</span>
        <kbd aria-hidden>/</kbd>
      </button>
      <ActionIcon className={classes.icon} aria-label={m.search_open()} onClick={dialog.open}>
        <IconSearch size={19} stroke={1.6} />
      </ActionIcon>
      {isOpen && (
        <Suspense>
          <SearchDialog onClose={dialog.close} />
        </Suspense>
      )}
    </>
  )
}
