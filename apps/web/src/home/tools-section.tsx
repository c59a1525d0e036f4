import { m } from '@slipway/messages'
import { IconArrowRight } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { AppLink } from '../core/app-link.tsx'
import { type Tool, type ToolName, toolCatalogue } from '../core/tool-catalogue.ts'
import { ToolList } from '../core/tool-list.tsx'
import { toolTexts } from '../core/tool-texts.ts'
import classes from './home.module.css'
import { CreateDrawing, ListDrawing, LookupDrawing } from './tool-drawings.tsx'

/** What most visitors come for has a picture and comes first. */
const drawings: Partial<Record<ToolName, ComponentType>> = {
  token: CreateDrawing,
  check: LookupDrawing,
  search: ListDrawing,
}

function ToolCard({ tool, Drawing }: { tool: Tool; Drawing: ComponentType }) {
  const { name, path, search, title } = tool
  return (
    <li>
      <AppLink to={path} {...(search && { search })} className={classes.tool}>
        <Drawing />
        <span className={classes.toolTitle}>
          {title()}
          <IconArrowRight size={18} stroke={1.6} aria-hidden />
        </span>
        <span className={classes.toolText}>{toolTexts[name]()}</span>
      </AppLink>
    </li>
  )
}

/** That the other kind of networks has its own tools, and the way to them. */
function SolanaSection() {
  return (
    <section aria-labelledby="home-solana">
      <header className={classes.sectionHead}>
        <h2 id="home-solana">{m.shell_route_solana()}</h2>
        <AppLink to="/solana">{m.home_solana_open()}</AppLink>
      </header>
      <p className={classes.muted}>{m.home_solana_text()}</p>
    </section>
  )
}

/** Every tool of the catalogue, each leading to its screen, and the way to those of Solana. */
export function ToolsSection() {
  return (
    <>
      <section aria-labelledby="home-tools">
        <header className={classes.sectionHead}>
          <h2 id="home-tools">{m.home_tools_title()}</h2>
        </header>
        <ul className={classes.tools}>
          {toolCatalogue.map((tool) => {
            const Drawing = drawings[tool.name]
            return Drawing && <ToolCard key={tool.name} tool={tool} Drawing={Drawing} />
          })}
        </ul>
        <ToolList texts={toolTexts} except={Object.keys(drawings)} />
      </section>
      <SolanaSection />
    </>
  )
}
