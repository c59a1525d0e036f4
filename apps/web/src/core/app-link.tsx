import { Link, type LinkProps } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'

export interface AppLinkProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>,
    Pick<LinkProps, 'preload' | 'activeOptions'> {
  /** Path of ours, parameters filled in. `?chain` is added by the router. */
  to: string
  search?: Readonly<Record<string, unknown>>
  ref?: Ref<HTMLAnchorElement>
}

/**
 * A link to an address that is only known at run time: the menu, tabs, redirects. Where the screen
 * is known while writing, use the router's own typed `Link`.
 */
export function AppLink({ to, search, ...rest }: AppLinkProps) {
  // The router types `to` as the union of all route files; a path from a table is beyond it.
  const target = { to, search: search ?? {} } as LinkProps
  return <Link {...rest} {...target} />
}
