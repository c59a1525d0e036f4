// @vitest-environment happy-dom
import { isRedirect } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { Route } from '../routes/user/login.tsx'

/** What the route does before it shows its form. */
function visit(search: { redirect?: string }): unknown {
  try {
    return Route.options.beforeLoad?.({ search } as never)
  } catch (thrown) {
    return thrown
  }
}

test('a bare sign-in address leads to the landing page, one with a redirect shows the form', () => {
  const answer = visit({})
  expect(isRedirect(answer) && answer.options.href).toBe('/dashboard/workplace')
  expect(visit({ redirect: '/token/list' })).toBeUndefined()
})
