import { createFileRoute } from '@tanstack/react-router'
import { NewPasswordPage } from '../../accounts/new-password-page.tsx'
import { readLink } from '../../accounts/read-link.ts'
import { RecoverPage } from '../../accounts/recover-page.tsx'
import { useTabSearch } from '../../core/tab-context.ts'

/** Asking for a new password, and where the link of the mail leads. */
export const Route = createFileRoute('/user/recover')({
  validateSearch: readLink,
  component: Recover,
})

function Recover() {
  const { token } = useTabSearch('/user/recover')
  return token ? <NewPasswordPage key={token} token={token} /> : <RecoverPage />
}
