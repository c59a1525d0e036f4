import { createFileRoute, redirect } from '@tanstack/react-router'
import { isSolanaPath } from '../core/is-solana-path.ts'
import { resolvePath } from '../core/resolve-path.ts'
import { readSolanaSearch } from '../solana/network/read-solana-search.ts'

/** Redirects, and every unknown address. */
export const Route = createFileRoute('/$')({
  beforeLoad: ({ location }) => {
    const resolution = resolvePath(location.pathname)
    if (resolution.kind === 'unknown')
      throw redirect({
        to: '/404',
        // What is offered there is of the area that was looked for.
        search: isSolanaPath(location.pathname)
          ? { area: 'solana', ...readSolanaSearch(location.search) }
          : {},
        replace: true,
      })
    throw redirect({ to: '/$', params: { _splat: resolution.to.slice(1) }, replace: true })
  },
})
