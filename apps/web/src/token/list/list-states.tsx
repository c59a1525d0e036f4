import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { SlipPicture, type SlipPictureName } from '@slipway/ui/slip-picture'
import type { ReactNode } from 'react'
import { activeChain } from '../../shell/active-chain.ts'
import { AppLink } from '../../shell/app-link.tsx'
import { ConnectButton } from '../../transaction/connect-button.tsx'
import classes from './token-list.module.css'
import type { TokenListSearch } from './token-list-search.ts'

interface StateProps {
  picture: SlipPictureName
  title: string
  text: string
  children?: ReactNode
}

function State({ picture, title, text, children }: StateProps) {
  return (
    <div className={classes.state}>
      <SlipPicture name={picture} width={180} />
      <h2>{title}</h2>
      <p>{text}</p>
      <div className={classes.stateActions}>{children}</div>
    </div>
  )
}

/** Nobody is connected, so "mine" names nobody. */
export function ListDisconnected({ onShowAll }: { onShowAll: () => void }) {
  return (
    <State
      picture="on-the-slip"
      title={m.token_list_disconnected_title()}
      text={m.token_list_disconnected_text()}
    >
      <Button variant="default" onClick={onShowAll}>
        {m.token_list_show_all()}
      </Button>
      <ConnectButton />
    </State>
  )
}

/** There is nothing to list: because nothing matches, because of whom was asked, or at all. */
export function ListEmpty({ search, onClear }: { search: TokenListSearch; onClear: () => void }) {
  const chain = activeChain.name
  if (search.search !== undefined || search.template !== undefined)
    return (
      <State
        picture="empty-slip"
        title={m.token_list_empty_search_title()}
        text={m.token_list_empty_search_text()}
      >
        <Button variant="default" onClick={onClear}>
          {m.token_list_clear_filters()}
        </Button>
      </State>
    )
  const isAll = search.whose === 'all'
  return (
    <State
      picture="empty-slip"
      title={
        isAll ? m.token_list_empty_all_title({ chain }) : m.token_list_empty_mine_title({ chain })
      }
      text={isAll ? m.token_list_empty_all_text() : m.token_list_empty_mine_text()}
    >
      <Button component={AppLink} to="/token/create">
        {m.token_list_new()}
      </Button>
    </State>
  )
}

/** Neither index nor chain answers. */
export function ListFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <State
      picture="broken"
      title={m.token_list_error_title()}
      text={m.token_list_error_text({ chain: activeChain.name })}
    >
      <Button onClick={onRetry}>{m.shell_retry()}</Button>
    </State>
  )
}
