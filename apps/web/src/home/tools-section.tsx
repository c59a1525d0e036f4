import { m } from '@slipway/messages'
import { IconArrowRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { AppLink } from '../shell/app-link.tsx'
import classes from './home.module.css'
import { CreateDrawing, ListDrawing, LookupDrawing } from './tool-drawings.tsx'

interface ToolCardProps {
  to: string
  search?: Readonly<Record<string, string>>
  title: string
  text: string
  children: ReactNode
}

function ToolCard({ to, search, title, text, children }: ToolCardProps) {
  return (
    <li>
      <AppLink to={to} search={search} className={classes.tool}>
        {children}
        <span className={classes.toolTitle}>
          {title}
          <IconArrowRight size={18} stroke={1.6} aria-hidden />
        </span>
        <span className={classes.toolText}>{text}</span>
      </AppLink>
    </li>
  )
}

/** The tools that work today, each leading to its screen. */
export function ToolsSection() {
  return (
    <section aria-labelledby="home-tools">
      <header className={classes.sectionHead}>
        <h2 id="home-tools">{m.home_tools_title()}</h2>
      </header>
      <ul className={classes.tools}>
        <ToolCard
          to="/token/create"
          title={m.shell_route_token_create()}
          text={m.home_tool_create_text()}
        >
          <CreateDrawing />
        </ToolCard>
        <ToolCard
          to="/token/list"
          title={m.shell_route_token_list()}
          text={m.home_tool_list_text()}
        >
          <ListDrawing />
        </ToolCard>
        <ToolCard
          to="/token/list"
          search={{ whose: 'all' }}
          title={m.home_tool_lookup_title()}
          text={m.home_tool_lookup_text()}
        >
          <LookupDrawing />
        </ToolCard>
      </ul>
    </section>
  )
}
