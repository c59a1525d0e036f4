import { useMemo } from 'react'
import { isSolanaPath } from '../core/is-solana-path.ts'
import { useSession } from '../core/session-store.ts'
import { type MenuSection, menuSections } from './menu-groups.ts'
import { useCurrentPage } from './use-current-page.ts'

interface ShownMenu {
  /** The same ones as long as neither the session nor the network changes. */
  readonly sections: readonly MenuSection[]
  /** Path of the shown page. */
  readonly key: string
}

/** The menu beside the page that is shown: of networks with an EVM, or of Solana. */
export function useMenuSections(): ShownMenu {
  const session = useSession()
  const { key, search } = useCurrentPage()
  const cluster = isSolanaPath(key) ? String(search.network ?? '') : undefined
  const sections = useMemo(() => menuSections(session, cluster), [session, cluster])
  return { sections, key }
}
