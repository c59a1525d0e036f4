import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { AppLink } from '../core/app-link.tsx'

/** The way out of a page that leads nowhere. */
export function HomeButton() {
  return (
    <Button component={AppLink} to="/index">
      {m.shell_back_home()}
    </Button>
  )
}
