import { m } from '@slipway/messages'
import { StatePage } from '@slipway/ui/state-page'
import { HomeButton } from './home-button.tsx'

/** 403: the session's roles do not permit this page. */
export default function ForbiddenPage() {
  return (
    <StatePage
      code="403"
      picture="barred"
      title={m.shell_403_title()}
      text={m.shell_403_text()}
      actions={<HomeButton />}
    />
  )
}
