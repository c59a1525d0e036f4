import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { StatePage } from '@slipway/ui/state-page'
import { HomeButton } from './home-button.tsx'

/** 500: the server failed. */
export function ServerErrorPage() {
  return (
    <StatePage
      code="500"
      picture="broken"
      title={m.shell_500_title()}
      text={m.shell_500_text()}
      actions={
        <>
          <Button variant="default" onClick={() => window.location.reload()}>
            {m.shell_reload()}
          </Button>
          <HomeButton />
        </>
      }
    />
  )
}
