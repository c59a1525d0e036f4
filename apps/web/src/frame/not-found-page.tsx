import { m } from '@slipway/messages'
import { StatePage } from '@slipway/ui/state-page'
import { ToolList } from '../core/tool-list.tsx'
import { HomeButton } from './home-button.tsx'
import classes from './not-found-page.module.css'

/** 404: every unknown address leads here (specification section 2). */
export function NotFoundPage() {
  return (
    <StatePage
      code="404"
      picture="empty-slip"
      title={m.shell_404_title()}
      text={m.shell_404_text()}
      actions={<HomeButton />}
    >
      <nav className={classes.tools} aria-label={m.shell_guide_tools()}>
        <ToolList />
      </nav>
    </StatePage>
  )
}
