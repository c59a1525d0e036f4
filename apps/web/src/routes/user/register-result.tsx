import { createFileRoute } from '@tanstack/react-router'
import { ActivationPage } from '../../accounts/activation-page.tsx'
import { readLink } from '../../accounts/read-link.ts'
import { RegisterResultPage } from '../../accounts/register-result-page.tsx'
import { useTabSearch } from '../../core/tab-context.ts'

/** After the registration, and where the link of its mail leads. */
export const Route = createFileRoute('/user/register-result')({
  validateSearch: readLink,
  component: RegisterResult,
})

function RegisterResult() {
  const { token } = useTabSearch('/user/register-result')
  return token ? <ActivationPage key={token} token={token} /> : <RegisterResultPage />
}
