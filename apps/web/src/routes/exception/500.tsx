import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { StatePage } from '@slipway/ui/state-page'
import { createFileRoute } from '@tanstack/react-router'
import { HomeButton } from '../../frame/home-button.tsx'

/** 500: the server failed. */
function ServerErrorPage() {
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

export const Route = createFileRoute('/exception/500')({ component: ServerErrorPage })
