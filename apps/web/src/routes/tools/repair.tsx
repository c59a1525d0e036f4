import { createFileRoute, redirect } from '@tanstack/react-router'

/** The menu's way to the repair of pools, whose own address the specification keeps out of the menu (ADR 0235). */
export const Route = createFileRoute('/tools/repair')({
  beforeLoad: () => {
    throw redirect({ to: '/lp/fix', search: (previous) => previous, replace: true })
  },
})
