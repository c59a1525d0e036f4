import { m } from '@slipway/messages'
import { StatePage } from '@slipway/ui/state-page'
import { solanaTools } from '../core/solana-tools.ts'
import { ToolList } from '../core/tool-list.tsx'
import { HomeButton } from './home-button.tsx'
import classes from './not-found-page.module.css'

interface NotFoundPageProps {
  /** Query of links within the Solana area, where the address was looked for there. */
  solana?: Readonly<Record<string, string>> | undefined
}

/** 404: every unknown address leads here (specification section 2). It offers the tools of the area that was looked for. */
export function NotFoundPage({ solana }: NotFoundPageProps) {
  return (
    <StatePage
      code="404"
      picture="empty-slip"
      title={m.shell_404_title()}
      text={m.shell_404_text()}
      actions={<HomeButton />}
    >
      <nav className={classes.tools} aria-label={m.shell_guide_tools()}>
        <ToolList {...(solana && { tools: solanaTools(solana) })} />
      </nav>
    </StatePage>
  )
}
