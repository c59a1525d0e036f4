import { createFileRoute, redirect } from '@tanstack/react-router'
import { LoginPage } from '../../accounts/login-page.tsx'
import { landingPath, readRedirect } from '../../accounts/read-redirect.ts'
import { useTabSearch } from '../../core/tab-context.ts'

/** A bare visit goes to the landing page; whoever was sent here sees the form (settled S-01). */
export const Route = createFileRoute('/user/login')({
  validateSearch: (search: { redirect?: string }): { redirect?: string } =>
    search.redirect === undefined ? {} : { redirect: String(search.redirect) },
  beforeLoad: ({ search }) => {
    if (search.redirect === undefined) throw redirect({ href: landingPath, replace: true })
  },
  component: Login,
})

function Login() {
  const { redirect: target } = useTabSearch('/user/login')
  return <LoginPage target={readRedirect(target)} />
}
