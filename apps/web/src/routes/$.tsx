import { createFileRoute, redirect } from '@tanstack/react-router'
import { resolvePath } from '../core/resolve-path.ts'

/** Redirects, and every unknown address. */
export const Route = createFileRoute('/$')({
  beforeLoad: ({ location }) => {
    const resolution = resolvePath(location.pathname)
    if (resolution.kind === 'unknown') throw redirect({ to: '/404', replace: true })
    throw redirect({ to: '/$', params: { _splat: resolution.to.slice(1) }, replace: true })
  },
})
