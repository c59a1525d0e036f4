import { m } from '@slipway/messages'
import classes from './menu-entry-text.module.css'
import type { MenuEntry } from './menu-groups.ts'

/** What an entry of the menu says; beside pages of Solana it names the networks of what is not there. */
export function MenuEntryText({ entry }: { entry: MenuEntry }) {
  return (
    <>
      {entry.title()}
      {entry.isOfEvm && <small className={classes.network}>{m.shell_network_tab_evm()}</small>}
    </>
  )
}
